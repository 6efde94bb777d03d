import { ownKey } from "#domain/nouns/noun.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { recordAudit } from "./audit.ts"
import {
  answerQuestions,
  findOwn,
  loadConversation,
  momentOfMessage,
  momentOfNext,
  newestMessage,
  noteMessage,
  noteWaiting,
  readOwnConversation,
  storeConversation,
} from "./conversations.ts"
import { answerWithReply, loadReplies, readReplies, storeReply } from "./replies.ts"
import type { TellOfReply } from "./tell.ts"

export type TeamNounDeps = {
  announceDesk: () => void
  tellOfReply: TellOfReply
}

/** Through the same engine: each is stored exactly once. */
export function teamRepliesNoun({ announceDesk, tellOfReply }: TeamNounDeps): SyncedNoun<"teamReplies"> {
  return {
    noun: "teamReplies",
    load: loadReplies,
    async store({ db, userId, member, version }, { row }) {
      if (row) await storeReply(db, userId, member?.id ?? "", row, version)
    },
    admit: {
      async replySent({ db, userId, member, now }, { after }) {
        if (!member) throw appError("FORBIDDEN")
        if (!(await findOwn(db, userId))) throw appError("NOT_FOUND")
        // Whoever replies reads first what has come.
        if (after !== (await newestMessage(db, userId))?.id) throw appError("CONVERSATION_CHANGED")
        return momentOfNext(db, userId, now)
      },
    },
    afterwards: {
      async replySent(context, { answers }) {
        const { db, userId, member, now, receivedAt, afterCommit } = context
        if (!member) return
        await noteMessage(db, userId, now)
        await answerWithReply(db, userId, member.id, { until: now.toISOString(), ids: answers }, receivedAt)
        await recordAudit(db, userId, member, "replied", receivedAt)
        await tellOfReply(context)
        afterCommit(announceDesk)
      },
      async replyRated({ afterCommit }) {
        afterCommit(announceDesk)
      },
    },
    rowsAtOnce: rowsAtOnce.large,
    read: readReplies,
  }
}

/** Notes up to where she has read, and whether she has closed it. */
export function teamConversationNoun({ announceDesk }: TeamNounDeps): SyncedNoun<"teamConversation"> {
  return {
    noun: "teamConversation",
    async load(db, userId) {
      return { [ownKey]: await loadConversation(db, userId) }
    },
    async store({ db, userId, now, version }, { row }) {
      if (row) await storeConversation(db, userId, row, version, now)
    },
    admit: {
      async conversationClosed({ db, userId, member }, { after }) {
        // Whoever closes it for her reads first what has come.
        if (member && after !== (await newestMessage(db, userId))?.id) throw appError("CONVERSATION_CHANGED")
        return undefined
      },
    },
    afterwards: {
      async conversationClosed({ db, userId, member, at, now, afterCommit }, { after }, { teamConversation }) {
        const until = (after && (await momentOfMessage(db, userId, after))) || at
        await answerQuestions(db, userId, { until }, now)
        await noteWaiting(db, userId)
        if (member && teamConversation) await recordAudit(db, userId, member, "closed", now)
        afterCommit(announceDesk)
      },
    },
    read: readOwnConversation,
  }
}
