import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

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
  return letterMail(letter, {
    kind: "account-exists",
    to: user.email,
    subject,
    usefulMinutes: retention.confirmEmailLinkHours * 60,
  })
}
