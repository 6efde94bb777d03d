import { MessageFormat } from "messageformat"
import en from "#content/locales/en/privacy.json" with { type: "json" }
import es from "#content/locales/es/privacy.json" with { type: "json" }
import pt from "#content/locales/pt/privacy.json" with { type: "json" }
import type { Language } from "#domain/language.ts"

const messages = { pt, en, es }

/** The messages of the privacy policy in one language, unescaped. */
export function policyMessages(language: Language) {
  return (key: keyof typeof pt, values: Record<string, string | number>) =>
    new MessageFormat(language, messages[language][key], { bidiIsolation: "none" }).format(values)
}
