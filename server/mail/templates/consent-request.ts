import { longDate } from "#domain/policy.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { letterMail, type Recipient } from "./letter.ts"

/** Says when the data is deleted without an answer. */
export function consentRequestMail(user: Recipient, link: string, number: 1 | 2, goesOn: Date): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const t = mailMessages(language)
  const date = longDate(goesOn.toISOString().slice(0, 10), language)
  const letter = {
    language,
    t,
    name: user.name,
    before: [t("requestTold"), t("requestGoes", { date })],
    button: t("requestButton"),
    link,
    after: [t("requestTake"), t(number === 1 ? "requestFirst" : "requestSecond")],
  }
  return letterMail(letter, {
    kind: "consent-request",
    to: user.email,
    subject: t(number === 1 ? "requestFirstSubject" : "requestSecondSubject", { date }),
    usefulMinutes: retention.idleWarningMailDays * 24 * 60,
  })
}
