import type { Language } from "#domain/language.ts"
import { keepChosenLanguage } from "./chosen.ts"
import { loadAllIn } from "./in-each-language.ts"

/** Changes the language once all that she sees is here in it, so that the screen never stands empty. */
export async function chooseLanguage(language: Language) {
  await loadAllIn(language)
  keepChosenLanguage(language)
}
