import type { Language } from "#domain/language.ts"
import type { SupportQuestion } from "#domain/support-question.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailWords } from "../words.ts"

/** As long as mail servers keep trying: five days. */
const usefulMinutes = 5 * 24 * 60

type Asker = { fullName: string; email: string; language?: unknown }

/** A mother's question to the team, in her language and as plain text: a reply goes to her. */
export function supportQuestionMail(
  asker: Asker,
  question: SupportQuestion,
  supportEmail: string,
  chosen: Language | undefined,
): Mail {
  const words = mailWords(mailLanguage(chosen, asker.language, "pt"))
  const quoted = question.text.replaceAll(/^/gm, "> ")
  const asks = words("questionAsks", { name: asker.fullName, email: asker.email })
  return {
    kind: "support-question",
    to: supportEmail,
    replyTo: asker.email,
    subject: words("questionSubject"),
    text: `${[asks, quoted, words("questionReply")].join("\n\n")}\n`,
    usefulMinutes,
  }
}
