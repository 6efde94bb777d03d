import { use } from "react"
import type { Language } from "#domain/language.ts"
import type { RecipeText } from "#domain/recipe.ts"
import { byLanguage } from "./by-language.ts"

type Texts = {
  /** By recipe id. */
  recipes: Readonly<Record<string, RecipeText>>
  /** One for each day, with marks. */
  plan: readonly { tip: string }[]
}

export type TextName = keyof Texts

const files = import.meta.glob<{ default: unknown }>("../../content/{recipes,plan}/*.json")
const loadOf = { recipes: loaderOf("recipes"), plan: loaderOf("plan") }

/** The texts of the content in one language, beside the messages of the screens. */
export function loadTexts<Name extends keyof Texts>(name: Name, language: Language): Promise<Texts[Name]> {
  return loadOf[name](language) as Promise<Texts[Name]>
}

function loaderOf(name: keyof Texts) {
  return byLanguage(async (language) => {
    const file = await files[`../../content/${name}/${language}.json`]?.()
    if (!file) throw new Error(`There are no texts for ${name} in ${language}`)
    return file.default
  })
}

/** Suspends until they are loaded. */
export function useTexts<Name extends keyof Texts>(name: Name, language: Language): Texts[Name] {
  return use(loadTexts(name, language))
}
