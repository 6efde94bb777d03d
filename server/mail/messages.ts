import { MessageFormat } from "messageformat"
import en from "#content/locales/en/mail.json" with { type: "json" }
import es from "#content/locales/es/mail.json" with { type: "json" }
import pt from "#content/locales/pt/mail.json" with { type: "json" }
import { isolate } from "#domain/isolate.ts"
import { isLanguage, type Language } from "#domain/language.ts"

export type MessageKey = keyof typeof pt
export type Values = Record<string, string | number>

const messages = { pt, en, es }

/**
 * Returns a function that formats a text of mail.json. It does not escape values, because the layout escapes the
 * result.
 */
export function mailMessages(language: Language) {
  return (key: MessageKey, values: Values = {}) => {
    const isolated = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolate(value) : value,
    ])
    const format = new MessageFormat(language, messages[language][key], { bidiIsolation: "none" })
    return format.format(Object.fromEntries(isolated))
  }
}

/** Returns the language that the device asked for, or else the account's, or else the mail's default. */
export function mailLanguage(chosen: Language | undefined, stored: unknown, native: Language): Language {
  if (chosen) return chosen
  return isLanguage(stored) ? stored : native
}
