import { letterMail, type Recipient } from "../letter.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage } from "../messages.ts"

/** Tells an operator how many questions were not answered in time, without their authors and texts. */
export function questionsOverdueMail(operator: Recipient, link: string, count: number): Mail {
  return letterMail(operator, link, mailLanguage(undefined, operator.language, "pt"), {
    kind: "questions-overdue",
    subject: "overdueSubject",
    before: ["overdueTold", "overdueText"],
    button: "overdueButton",
    after: ["overdueOnce"],
    values: { count },
    usefulMinutes: 2 * 24 * 60,
  })
}
