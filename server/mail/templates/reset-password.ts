import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** English by default, as the page she asks on. */
export function resetPasswordMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  const language = mailLanguage(chosen, user.language, "en")
  const t = mailMessages(language)
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t("resetAsk")],
    button: t("resetButton"),
    link,
    after: [t("resetHolds", { minutes: retention.resetPasswordLinkMinutes }), t("resetIgnore")],
  }
  const subject = t("resetSubject")
  return letterMail(letter, {
    kind: "reset-password",
    to: user.email,
    subject,
    usefulMinutes: retention.resetPasswordLinkMinutes,
  })
}
