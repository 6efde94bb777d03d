import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

/** Portuguese by default, as the sign-up page. */
export function confirmEmailMail(
  user: Recipient & { isPending?: boolean },
  link: string,
  chosen: Language | undefined,
): Mail {
  const language = mailLanguage(chosen, user.language, "pt")
  const t = mailMessages(language)
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t(user.isPending ? "confirmWaiting" : "confirmWelcome"), t("confirmAsk")],
    button: t("confirmButton"),
    link,
    after: [t("confirmHolds", { hours: retention.confirmEmailLinkHours }), t("confirmIgnore")],
  }
  const subject = t("confirmSubject")
  return letterMail(letter, {
    kind: "confirm-email",
    to: user.email,
    subject,
    usefulMinutes: retention.confirmEmailLinkHours * 60,
  })
}
