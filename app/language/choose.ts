import type { Language } from "#domain/language.ts"
import { keepChosenLanguage } from "./chosen.ts"
import { loadTextsIn } from "./texts.ts"
import { loadWordsIn } from "./words.ts"

/** Changes the language once its words for what she sees are here, so that the screen never stands empty. */
export async function chooseLanguage(language: Language) {
  await Promise.all([loadWordsIn(language), loadTextsIn(language)])
  keepChosenLanguage(language)
}
