import { ownKey } from "#domain/nouns/noun.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
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
import { admitFirstMessage, isFirstMessage, wouldBeginConversation } from "./first-message.ts"
import { answerWithReply, loadReplies, readReplies, storeReply } from "./replies.ts"
import type { TellOfReply } from "./tell.ts"

export type TeamNounDeps = {
  announceDesk: () => void
  tellOfReply: TellOfReply
}

/** Replies go through the sync engine like users' own operations, so that each is stored exactly once. */
export function teamRepliesNoun({ announceDesk, tellOfReply }: TeamNounDeps): SyncedNoun<"teamReplies"> {
  return {
    noun: "teamReplies",
    load: loadReplies,
    async store({ db, userId, member, version }, { row, args }) {
      if (!row) return
      const { first } = args as OperationArgs["replySent"]
      await storeReply(db, userId, member?.id ?? "", row, version, await isFirstMessage(db, userId, first))
    },
    admit: {
      async replySent(context, { replyId, after, first }) {
        const { db, userId, member, now } = context
        if (!member) throw appError("FORBIDDEN")
        const isByCode = first?.codeHash !== undefined
        const conversation = await findOwn(db, userId)
        if (!isByCode && !conversation) throw appError("NOT_FOUND")
        // The member must have seen the newest message, because the reply might not fit one that has just come.
        if (!isByCode && after !== (await newestMessage(db, userId))?.id) throw appError("CONVERSATION_CHANGED")
        if (first) await admitFirstMessage(context, replyId, first)
        else if (await wouldBeginConversation(db, userId, conversation)) throw appError("CONVERSATION_CHANGED")
        return momentOfNext(db, userId, now)
      },
    },
    afterwards: {
      async replySent(context, { answers, first }) {
        const { db, userId, member, now, receivedAt, afterCommit } = context
        if (!member) return
        const isFirst = await isFirstMessage(db, userId, first)
        await noteMessage(db, userId, now)
        await answerWithReply(db, userId, member.id, { until: now.toISOString(), ids: answers }, receivedAt)
        await recordAudit(db, userId, member, isFirst ? "wroteFirst" : "replied", receivedAt)
        await tellOfReply(context, isFirst)
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

/** Stores how far the user has read, and whether the conversation is closed. */
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
        // A member must have seen the newest message, because closing counts every question as answered.
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
