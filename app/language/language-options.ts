import { type Language, languages } from "#domain/language.ts"

const ownNames: Record<Language, string> = { pt: "Português", en: "English", es: "Español" }

export const languageOptions = languages.map((value) => ({ value, label: ownNames[value], lang: value }))
