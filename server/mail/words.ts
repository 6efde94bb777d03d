import { createInstance } from "i18next"
import en from "#content/locales/en/mail.json" with { type: "json" }
import es from "#content/locales/es/mail.json" with { type: "json" }
import pt from "#content/locales/pt/mail.json" with { type: "json" }
import { isLanguage, type Language, languages } from "#domain/language.ts"

type MailWord = keyof typeof pt
export type MailWords = (word: MailWord, values?: Record<string, string | number>) => string

// i18next's own types know the app's words only, which are loaded screen by screen.
type Translator = { getFixedT: (language: Language, namespace: "mail") => MailWords }

const i18n = createInstance({
  supportedLngs: languages,
  fallbackLng: false,
  ns: ["mail"],
  resources: { pt: { mail: pt }, en: { mail: en }, es: { mail: es } },
  interpolation: { escapeValue: false },
  initAsync: false,
})
i18n.init()

/** The words of the mails in one language; values go in as they are, so a template escapes the result. */
export function mailWords(language: Language): MailWords {
  return (i18n as unknown as Translator).getFixedT(language, "mail")
}

/** The language she has chosen on this device, else the one she had at sign-up, else the mail's own. */
export function mailLanguage(chosen: Language | undefined, stored: unknown, native: Language): Language {
  if (chosen) return chosen
  return isLanguage(stored) ? stored : native
}
