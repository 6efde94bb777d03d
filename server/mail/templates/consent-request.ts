import { longDate } from "#domain/privacy/policy.ts"
import { retention } from "#domain/privacy/retention.ts"
import { letterMail, type Recipient } from "../letter.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage } from "../messages.ts"

/** Asks for consent to stored data, and says when the data is deleted if no answer comes. */
export function consentRequestMail(user: Recipient, link: string, number: 1 | 2, goesOn: Date): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  return letterMail(user, link, language, {
    kind: "consent-request",
    subject: number === 1 ? "requestFirstSubject" : "requestSecondSubject",
    before: ["requestTold", "requestGoes"],
    button: "requestButton",
    after: ["requestTake", number === 1 ? "requestFirst" : "requestSecond"],
    values: { date: longDate(goesOn.toISOString().slice(0, 10), language) },
    usefulMinutes: retention.idleWarningMailDays * 24 * 60,
  })
}
