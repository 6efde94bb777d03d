import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Portuguese by default, as the sign-up page. */
export function accountExistsMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  const language = mailLanguage(chosen, user.language, "pt")
  const t = mailMessages(language)
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t("existsTold"), t("existsAsk")],
    button: t("existsButton"),
    link,
    after: [t("existsIgnore")],
  }
  const subject = t("existsSubject")
  return letterMail(letter, {
    kind: "account-exists",
    to: user.email,
    subject,
    usefulMinutes: retention.confirmEmailLinkHours * 60,
  })
}
