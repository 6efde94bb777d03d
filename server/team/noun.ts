import { ownKey } from "#domain/nouns/noun.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { admitReply } from "./admit-reply.ts"
import { recordAudit } from "./audit.ts"
import {
  answerQuestions,
  loadConversation,
  momentOfMessage,
  momentOfNext,
  newestMessage,
  noteMessage,
  noteWaiting,
  readOwnConversation,
  storeConversation,
} from "./conversations.ts"
import { isFirstMessage } from "./first-message.ts"
import { answerWithReply, loadReplies, readReplies, storeReply } from "./replies.ts"
import { admitScheduled, deleteScheduled, holdScheduled } from "./scheduled-replies.ts"
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
        const { db, userId, now, receivedAt } = context
        if (context.isScheduled) await admitScheduled(db, userId, replyId, receivedAt)
        await admitReply(context, { replyId, after, first })
        return momentOfNext(db, userId, now)
      },
    },
    afterwards: {
      async replySent(context, { replyId, answers, first }) {
        const { db, userId, member, now, receivedAt, afterCommit } = context
        if (!member) return
        const isFirst = await isFirstMessage(db, userId, first)
        await noteMessage(db, userId, now)
        await answerWithReply(db, userId, member.id, { until: now.toISOString(), ids: answers }, receivedAt)
        await recordAudit(db, userId, member, isFirst ? "wroteFirst" : "replied", receivedAt)
        await deleteScheduled(db, userId, replyId)
        await holdScheduled(db, userId, receivedAt)
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
        if (teamConversation) await holdScheduled(db, userId, now)
        if (member && teamConversation) await recordAudit(db, userId, member, "closed", now)
        afterCommit(announceDesk)
      },
    },
    read: readOwnConversation,
  }
}
