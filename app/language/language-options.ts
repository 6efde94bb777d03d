import { type Language, languages } from "#domain/language.ts"

const ownNames: Record<Language, string> = { pt: "Português", en: "English", es: "Español" }

/** Each language by its own name, for a select. */
export const languageOptions = languages.map((value) => ({ value, label: ownNames[value], lang: value }))
