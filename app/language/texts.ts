import { use } from "react"
import type { Language } from "#domain/language.ts"
import type { RecipeText } from "#domain/recipe.ts"

type Texts = {
  /** By recipe id. */
  recipes: Readonly<Record<string, RecipeText>>
  /** One for each day. */
  plan: readonly { tip: string }[]
}

const files = import.meta.glob<{ default: unknown }>("../../content/{recipes,plan}/*.json")
const loads = new Map<string, Promise<unknown>>()

/** What the content says in one language, beside the words of the screens; fetched once, when first asked for. */
export function loadTexts<Name extends keyof Texts>(name: Name, language: Language): Promise<Texts[Name]> {
  const key = `${language}/${name}`
  const load = loads.get(key) ?? fetchTexts(name, language)
  loads.set(key, load)
  load.catch(() => loads.delete(key))
  return load as Promise<Texts[Name]>
}

async function fetchTexts(name: keyof Texts, language: Language) {
  const file = await files[`../../content/${name}/${language}.json`]?.()
  if (!file) throw new Error(`There are no texts for ${name} in ${language}`)
  return file.default
}

/** Brings all texts that have been needed so far into another language as well. */
export async function loadTextsIn(language: Language) {
  const names = new Set([...loads.keys()].map((key) => key.slice(key.indexOf("/") + 1) as keyof Texts))
  await Promise.all([...names].map((name) => loadTexts(name, language)))
}

/** Waits (Suspense) until they are here. */
export function useTexts<Name extends keyof Texts>(name: Name, language: Language): Texts[Name] {
  return use(loadTexts(name, language))
}
