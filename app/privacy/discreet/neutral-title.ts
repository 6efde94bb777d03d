import en from "#content/locales/en/session.json"
import es from "#content/locales/es/session.json"
import pt from "#content/locales/pt/session.json"
import type { Language } from "#domain/language.ts"

/** The messages are bundled, because the title is needed before others are loaded. */
export function neutralTitle(language: Language): string {
  const messages = { pt, en, es }[language]
  return messages.neutralTitle
}
