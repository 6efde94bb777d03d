import type { Language } from "#domain/language.ts"
import { keepChosenLanguage } from "./chosen.ts"
import { i18n } from "./i18n.ts"

/** Changes the language once its words for what she sees are here, so that the screen never stands empty. */
export async function chooseLanguage(language: Language) {
  await i18n.loadLanguages(language)
  await i18n.loadNamespaces([...new Set(Object.values(i18n.store.data).flatMap(Object.keys))])
  keepChosenLanguage(language)
}
