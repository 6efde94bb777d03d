import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import { supportMailKind } from "../../support/bundle.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"

/** As long as mail servers keep trying. */
const usefulMinutes = retention.supportMailDays * 24 * 60

/** Who asked what stays in the database (`npm run questions`). */
export function supportQuestionMail(supportEmail: string, link: string, chosen: Language | undefined): Mail {
  const t = mailMessages(mailLanguage(chosen, undefined, "pt"))
  return {
    kind: supportMailKind,
    to: supportEmail,
    subject: t("questionSubject"),
    text: `${[t("questionAsked"), t("questionRead", { link })].join("\n\n")}\n`,
    usefulMinutes,
  }
}
