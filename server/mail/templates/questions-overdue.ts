import { letterMail, type Recipient } from "../letter.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage } from "../messages.ts"

/** Tells an operator that nobody has answered in time, without whom or what. */
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
