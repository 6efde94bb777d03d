import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterHtml, letterText } from "./letter.ts"

type Recipient = { name: string; email: string; language?: unknown }

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
  const content = { subject, text: letterText(letter), html: letterHtml(letter), link }
  return { kind: "reset-password", to: user.email, ...content, usefulMinutes: retention.resetPasswordLinkMinutes }
}
