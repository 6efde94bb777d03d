import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Portuguese unless her account has a language. */
export function idleWarningMail(user: Recipient, link: string, number: 1 | 2, goesOn: Date): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const t = mailMessages(language)
  // This day has begun everywhere when the account may go.
  const date = new Date(goesOn.getTime() - 12 * 60 * 60 * 1000)
  const written = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date)
  const months = retention.idleAccountMonths
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t("idleTold"), t("idleGoes", { months, date: written }), t("idleKeep")],
    button: t("idleButton"),
    link,
    after: [t("idleTake"), t("idleLetGo"), t(number === 1 ? "idleFirst" : "idleSecond")],
  }
  const subject = t(number === 1 ? "idleFirstSubject" : "idleSecondSubject", { date: written })
  return letterMail(letter, {
    kind: "idle-warning",
    to: user.email,
    subject,
    usefulMinutes: retention.idleWarningMailDays * 24 * 60,
  })
}
