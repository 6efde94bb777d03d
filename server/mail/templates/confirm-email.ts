import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"
import { type Letter, letterHtml, letterText } from "./letter.ts"

type Recipient = { name: string; email: string; language?: unknown }

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
  const content = { subject, text: letterText(letter), html: letterHtml(letter), link }
  return { kind: "confirm-email", to: user.email, ...content, usefulMinutes: retention.confirmEmailLinkHours * 60 }
}
