import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterHtml, letterText } from "./letter.ts"

type Recipient = { name: string; email: string; language?: unknown }

/** Signs her in without a password; Portuguese unless she has chosen otherwise, as the sign-in page that she asks on. */
export function signInLinkMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  const language = mailLanguage(chosen, user.language, "pt")
  const words = mailWords(language)
  const letter: Letter = {
    language,
    words,
    name: user.name,
    before: [words("linkAsk")],
    button: words("linkButton"),
    link,
    after: [words("linkHolds", { minutes: retention.signInLinkMinutes }), words("linkIgnore")],
  }
  const subject = words("linkSubject")
  const content = { subject, text: letterText(letter), html: letterHtml(letter), link }
  return { kind: "sign-in-link", to: user.email, ...content, usefulMinutes: retention.signInLinkMinutes }
}
