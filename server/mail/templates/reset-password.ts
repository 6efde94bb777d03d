import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Leads to the page where she sets a new password; English unless she has chosen otherwise, as the page that she asks on. */
export function resetPasswordMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  const language = mailLanguage(chosen, user.language, "en")
  const words = mailWords(language)
  const letter: Letter = {
    language,
    words,
    name: user.name,
    before: [words("resetAsk")],
    button: words("resetButton"),
    link,
    after: [words("resetHolds", { minutes: retention.resetPasswordLinkMinutes }), words("resetIgnore")],
  }
  const subject = words("resetSubject")
  return letterMail(letter, {
    kind: "reset-password",
    to: user.email,
    subject,
    usefulMinutes: retention.resetPasswordLinkMinutes,
  })
}
