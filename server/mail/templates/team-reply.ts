import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

export const teamReplyMailKind = "team-reply"
const usefulMinutes = 5 * 24 * 60

/** Without what was asked or written. */
export function teamReplyMail(user: Recipient, link: string): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const t = mailMessages(language)
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t("replyCame")],
    button: t("replyButton"),
    link,
    after: [t("replyWriteOn")],
  }
  return letterMail(letter, { kind: teamReplyMailKind, to: user.email, subject: t("replySubject"), usefulMinutes })
}
