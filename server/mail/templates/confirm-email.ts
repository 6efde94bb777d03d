import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Asks a new user to confirm that the address is hers, before or after she has an account; Portuguese unless she has chosen otherwise, as the sign-up page. */
export function confirmEmailMail(
  user: Recipient & { isWaiting?: boolean },
  link: string,
  chosen: Language | undefined,
): Mail {
  const language = mailLanguage(chosen, user.language, "pt")
  const words = mailWords(language)
  const letter: Letter = {
    language,
    words,
    name: user.name,
    before: [words(user.isWaiting ? "confirmWaiting" : "confirmWelcome"), words("confirmAsk")],
    button: words("confirmButton"),
    link,
    after: [words("confirmHolds", { hours: retention.confirmEmailLinkHours }), words("confirmIgnore")],
  }
  const subject = words("confirmSubject")
  return letterMail(letter, {
    kind: "confirm-email",
    to: user.email,
    subject,
    usefulMinutes: retention.confirmEmailLinkHours * 60,
  })
}
