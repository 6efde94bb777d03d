import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Portuguese by default, as the sign-in page. */
export function signInLinkMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  const language = mailLanguage(chosen, user.language, "pt")
  const t = mailMessages(language)
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t("linkAsk")],
    button: t("linkButton"),
    link,
    after: [t("linkHolds", { minutes: retention.signInLinkMinutes }), t("linkIgnore")],
  }
  const subject = t("linkSubject")
  return letterMail(letter, {
    kind: "sign-in-link",
    to: user.email,
    subject,
    usefulMinutes: retention.signInLinkMinutes,
  })
}
