import type { Language } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"

/** As long as mail servers keep trying. */
const usefulMinutes = retention.supportMailDays * 24 * 60

/**
 * Tells the team, as plain text, that a mother has asked something. Who she is and what she wrote stay in the database, for
 * those who have access to it (`npm run questions`).
 */
export function supportQuestionMail(questionId: string, supportEmail: string, chosen: Language | undefined): Mail {
  const words = mailWords(mailLanguage(chosen, undefined, "pt"))
  return {
    kind: "support-question",
    to: supportEmail,
    subject: words("questionSubject"),
    text: `${[words("questionAsked", { id: questionId }), words("questionRead")].join("\n\n")}\n`,
    usefulMinutes,
  }
}
