import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

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
  return letterMail(letter, {
    kind: "sign-in-link",
    to: user.email,
    subject,
    usefulMinutes: retention.signInLinkMinutes,
  })
}
