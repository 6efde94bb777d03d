import { MessageFormat } from "messageformat"
import en from "#content/locales/en/mail.json" with { type: "json" }
import es from "#content/locales/es/mail.json" with { type: "json" }
import pt from "#content/locales/pt/mail.json" with { type: "json" }
import { isLanguage, type Language } from "#domain/language.ts"

type MessageKey = keyof typeof pt
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

const messages = { pt, en, es }

/** The messages of the mails in one language. Values are inserted unescaped, so a template escapes the result. */
export function mailMessages(language: Language): Translate {
  return (key, values) => new MessageFormat(language, messages[language][key], { bidiIsolation: "none" }).format(values)
}

/** The language chosen on this device, else the one of the account, else the mail's native one. */
export function mailLanguage(chosen: Language | undefined, stored: unknown, native: Language): Language {
  if (chosen) return chosen
  return isLanguage(stored) ? stored : native
}
