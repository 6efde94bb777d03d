import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Tells her that a passkey was added; the link leads to a new password, which removes it. Without its name, which whoever added it chose. */
export function passkeyAddedMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  const language = mailLanguage(chosen, user.language, "pt")
  const t = mailMessages(language)
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t("passkeyTold"), t("passkeyYou"), t("passkeyNotYou")],
    button: t("passkeyButton"),
    link,
    after: [t("passkeyRemoves")],
  }
  const usefulMinutes = retention.supportMailDays * 24 * 60
  return letterMail(letter, { kind: "passkey-added", to: user.email, subject: t("passkeySubject"), usefulMinutes })
}
