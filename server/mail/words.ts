import { MessageFormat } from "messageformat"
import en from "#content/locales/en/mail.json" with { type: "json" }
import es from "#content/locales/es/mail.json" with { type: "json" }
import pt from "#content/locales/pt/mail.json" with { type: "json" }
import { isLanguage, type Language } from "#domain/language.ts"

type MailWord = keyof typeof pt
export type MailWords = (word: MailWord, values?: Record<string, string | number>) => string

const words = { pt, en, es }

/** The words of the mails in one language; values go in as they are, so a template escapes the result. */
export function mailWords(language: Language): MailWords {
  return (word, values) => new MessageFormat(language, words[language][word], { bidiIsolation: "none" }).format(values)
}

/** The language she has chosen on this device, else the one she had at sign-up, else the mail's own. */
export function mailLanguage(chosen: Language | undefined, stored: unknown, native: Language): Language {
  if (chosen) return chosen
  return isLanguage(stored) ? stored : native
}
