import type { OperationArgs } from "#domain/operations/operations.ts"
import { supportQuestionMail } from "../../mail/letters.ts"
import type { MailQueue } from "../../mail/queue.ts"
import { rowsAtOnce } from "../../sync/cursor.ts"
import type { SyncedNoun } from "../../sync/noun.ts"
import { momentOfNext, noteMessage, noteWaiting } from "../conversations.ts"
import { holdScheduled } from "../scheduled-replies.ts"
import { supportMailId } from "./bundle.ts"
import { loadQuestions, readSyncedQuestions, requireRoom, storeQuestion, takeQuestionBack } from "./data.ts"

type SupportDeps = {
  mails: MailQueue
  supportEmail: string
  baseUrl: string
  addressKeyOf: (email: string) => string
  announceDesk: () => void
  /** Computes by when a question is to be answered; returns null if the team has set itself no time. */
  dueAt?: ((askedAt: Date) => Date | null) | undefined
}

/**
 * Stores a question together with the mail about it, so that "the team was notified" is true. At most one such mail is
 * sent in five minutes.
 */
export function supportNoun(deps: SupportDeps): SyncedNoun<"questions"> {
  const { mails, supportEmail, baseUrl, addressKeyOf, announceDesk, dueAt = () => null } = deps
  return {
    noun: "questions",
    load: loadQuestions,
    async store({ db, userId, userEmail, now, version }, { key, row, args }) {
      if (!row) return takeQuestionBack(db, userId, key, version, now)
      const asker = { userId, addressKey: addressKeyOf(userEmail) }
      const { language, chatAnswer, concern } = args as OperationArgs["questionAsked"]
      const due = dueAt(new Date(row.askedAt))
      await storeQuestion(db, asker, { ...row, language, chatAnswer, concern }, due, version)
    },
    admit: {
      async questionAsked({ db, userId, userEmail, language, now }, { questionId }) {
        await requireRoom(db, { userId, addressKey: addressKeyOf(userEmail) }, questionId, now)
        // The mail is queued before the question is stored, so that the question is in this mail or in the next one.
        await mails.keep(db, null, supportQuestionMail(supportEmail, `${baseUrl}/team`, language), supportMailId)
        return momentOfNext(db, userId, now)
      },
    },
    afterwards: {
      async questionAsked({ db, userId, now, afterCommit }) {
        await noteMessage(db, userId, now)
        await holdScheduled(db, userId, now)
        await noteWaiting(db, userId)
        afterCommit(() => mails.wake())
        afterCommit(announceDesk)
      },
      async questionTakenBack({ db, userId, now, afterCommit }) {
        await holdScheduled(db, userId, now)
        await noteWaiting(db, userId)
        afterCommit(announceDesk)
      },
    },
    rowsAtOnce: rowsAtOnce.large,
    read: readSyncedQuestions,
  }
}
