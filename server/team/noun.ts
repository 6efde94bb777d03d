import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { recordAudit } from "./audit.ts"
import {
  closeConversation,
  findOwn,
  momentOfMessage,
  newestMessage,
  noteRead,
  readOwnConversation,
} from "./conversations.ts"
import { rateReply, readReplies, storeReply } from "./replies.ts"
import type { TellOfReply } from "./tell.ts"

export type TeamNounDeps = {
  /** Tells the open desks that something has changed. */
  announceDesk: () => void
  tellOfReply: TellOfReply
}

/** The team's replies to her. A member sends them through the same engine, so that each is stored exactly once. */
export function teamRepliesNoun({ announceDesk, tellOfReply }: TeamNounDeps): SyncedNoun {
  return {
    noun: "teamReplies",
    handlers: {
      async replySent(context, { replyId, text, after }) {
        const { db, userId, member, now, version, afterCommit } = context
        if (!member) throw appError("FORBIDDEN")
        if (!(await findOwn(db, userId))) throw appError("NOT_FOUND")
        // She or another member has written meanwhile: whoever replies reads that first.
        if (after !== (await newestMessage(db, userId))?.id) throw appError("CONVERSATION_CHANGED")
        await storeReply(db, userId, member, { id: replyId, text }, version, now)
        await recordAudit(db, userId, member, "replied", now)
        await tellOfReply(context)
        afterCommit(announceDesk)
      },
      async replyRated({ db, userId, version, afterCommit }, { replyId, helped }) {
        await rateReply(db, userId, replyId, helped, version)
        afterCommit(announceDesk)
      },
    },
    alsoChangedBy: ["consentWithdrawn"],
    rowsAtOnce: rowsAtOnce.large,
    read: readReplies,
  }
}

/** Up to where she has read, and whether the conversation is closed. */
export function teamConversationNoun({ announceDesk }: TeamNounDeps): SyncedNoun {
  return {
    noun: "teamConversation",
    handlers: {
      async repliesRead({ db, userId, version, now }, { until }) {
        const [notAfterNow = until] = [until, now.toISOString()].sort()
        await noteRead(db, userId, notAfterNow, version)
      },
      async conversationClosed({ db, userId, member, at, now, version, afterCommit }, { after }) {
        // Whoever closes it for her reads first what has come.
        if (member && after !== (await newestMessage(db, userId))?.id) throw appError("CONVERSATION_CHANGED")
        // Where the device does not say what she had seen, it was what there was as she closed it.
        const until = (after && (await momentOfMessage(db, userId, after))) || at
        const isClosed = await closeConversation(db, userId, until, version, now)
        if (member && isClosed) await recordAudit(db, userId, member, "closed", now)
        afterCommit(announceDesk)
      },
    },
    alsoChangedBy: ["questionAsked", "questionTakenBack", "replySent", "consentWithdrawn"],
    read: readOwnConversation,
  }
}
