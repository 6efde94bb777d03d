import { MessageFormat } from "messageformat"
import enLegal from "#content/locales/en/legal.json" with { type: "json" }
import enPrivacy from "#content/locales/en/privacy.json" with { type: "json" }
import esLegal from "#content/locales/es/legal.json" with { type: "json" }
import esPrivacy from "#content/locales/es/privacy.json" with { type: "json" }
import ptLegal from "#content/locales/pt/legal.json" with { type: "json" }
import ptPrivacy from "#content/locales/pt/privacy.json" with { type: "json" }
import type { Language } from "#domain/language.ts"

const messages = {
  privacy: { pt: ptPrivacy, en: enPrivacy, es: esPrivacy },
  legal: { pt: ptLegal, en: enLegal, es: esLegal },
}

/** The policy's texts and the messages around them in one language, not escaped. */
export function policyMessages(language: Language) {
  const translate = (text: string, values: Record<string, string | number>) =>
    new MessageFormat(language, text, { bidiIsolation: "none" }).format(values)
  return {
    privacy: (key: keyof typeof ptPrivacy, values: Record<string, string | number>) =>
      translate(messages.privacy[language][key], values),
    legal: (key: keyof typeof ptLegal, values: Record<string, string | number> = {}) =>
      translate(messages.legal[language][key], values),
  }
}
