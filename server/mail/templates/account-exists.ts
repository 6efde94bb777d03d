import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterHtml, letterText } from "./letter.ts"

type Recipient = { name: string; email: string; language?: unknown }

/** Tells the owner of an address that a sign-up with it was tried; Portuguese unless she has chosen otherwise, as the sign-up page. */
export function accountExistsMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  const language = mailLanguage(chosen, user.language, "pt")
  const words = mailWords(language)
  const letter: Letter = {
    language,
    words,
    name: user.name,
    before: [words("existsTold"), words("existsAsk")],
    button: words("existsButton"),
    link,
    after: [words("existsIgnore")],
  }
  const subject = words("existsSubject")
  const content = { subject, text: letterText(letter), html: letterHtml(letter), link }
  return { kind: "account-exists", to: user.email, ...content, usefulMinutes: retention.confirmEmailLinkHours * 60 }
}
