import { regionByTags, type TextLanguage } from "#domain/language.ts"

/** Whether her browser says where she speaks a language of which words differ by region. */
export const isSpokenInARegion = (language: TextLanguage) =>
  language === "es" && regionByTags(navigator.languages, language) !== null
