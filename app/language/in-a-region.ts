import { regionByTags, type TextLanguage } from "#domain/language.ts"

export const isSpokenInARegion = (language: TextLanguage) =>
  language === "es" && regionByTags(navigator.languages, language) !== null
