import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Tells whoever has not come for long that her account will go, and from when on; Portuguese unless her account has a language. */
export function idleWarningMail(user: Recipient, link: string, number: 1 | 2, goesOn: Date): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const words = mailWords(language)
  // Half a day earlier, so that this day has begun everywhere when the account may go.
  const date = new Date(goesOn.getTime() - 12 * 60 * 60 * 1000)
  const written = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date)
  const months = retention.idleAccountMonths
  const letter: Letter = {
    language,
    words,
    name: user.name,
    before: [words("idleTold"), words("idleGoes", { months, date: written }), words("idleKeep")],
    button: words("idleButton"),
    link,
    after: [words("idleTake"), words("idleLetGo"), words(number === 1 ? "idleFirst" : "idleSecond")],
  }
  const subject = words(number === 1 ? "idleFirstSubject" : "idleSecondSubject", { date: written })
  return letterMail(letter, {
    kind: "idle-warning",
    to: user.email,
    subject,
    usefulMinutes: retention.idleWarningMailDays * 24 * 60,
  })
}
