import { requireConsent } from "../consent/data.ts"
import type { MailQueue } from "../mail/queue.ts"
import { supportQuestionMail } from "../mail/templates/support-question.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { momentOfNext, noteWaiting, openConversation } from "../team/conversations.ts"
import { supportMailId } from "./bundle.ts"
import { isNewQuestion, readSyncedQuestions, storeQuestion, takeQuestionBack } from "./data.ts"

type SupportDeps = {
  mails: MailQueue
  supportEmail: string
  baseUrl: string
  addressKeyOf: (email: string) => string
  /** Tells the open desks that something has changed. */
  announceDesk: () => void
}

/**
 * Her questions to the team. A question is stored together with its mail, which from then on reaches the team without her:
 * that makes "the team was notified" true. However many ask, the team gets one mail in five minutes.
 */
export function supportNoun({ mails, supportEmail, baseUrl, addressKeyOf, announceDesk }: SupportDeps): SyncedNoun {
  return {
    noun: "questions",
    handlers: {
      async questionAsked(context, { questionId: id, ...question }) {
        const { db, userId, userEmail, language, now, version, afterCommit } = context
        await requireConsent(db, userId, "questions")
        const asker = { userId, addressKey: addressKeyOf(userEmail) }
        const isNew = await isNewQuestion(db, asker, id, now)
        // The mail first, so that the question waits for a mail that is being composed, and is in that one or in the next.
        await mails.keep(db, null, supportQuestionMail(supportEmail, `${baseUrl}/team`, language), supportMailId)
        if (isNew) {
          const moment = await momentOfNext(db, userId, now)
          await storeQuestion(db, asker, { id, ...question }, version, moment)
          await openConversation(db, userId, version, moment)
        }
        afterCommit(() => mails.wake())
        afterCommit(announceDesk)
      },
      async questionTakenBack({ db, userId, now, version, afterCommit }, { questionId }) {
        await takeQuestionBack(db, userId, questionId, version, now)
        await noteWaiting(db, userId)
        afterCommit(announceDesk)
      },
    },
    rowsAtOnce: rowsAtOnce.large,
    read: readSyncedQuestions,
  }
}
