import { use } from "react"
import type { Language } from "#domain/language.ts"
import { type RecipeShelf, type RecipeText, recipeShelves } from "#domain/recipes/recipe.ts"
import { isSpokenInARegion } from "./browser-region.ts"
import { byLanguage } from "./by-language.ts"
import { useLanguage } from "./language-boundary.tsx"
import type { DishTexts } from "./regional-titles.ts"

type TextsOfShelf = { [Shelf in RecipeShelf]: Readonly<Record<string, RecipeText>> }

type Texts = TextsOfShelf & {
  titles: Readonly<Record<string, string>>
  snacks: Readonly<Record<string, { title: string; how: string }>>
  plan: readonly { tip: string; tipInstead?: string; ritual: string }[]
  /** Names of foods that no dish contains but that she may write about. */
  "other-foods": Readonly<Record<string, string>>
  preparations: Readonly<Record<string, { title: string; how: string }>>
}

export type TextName = keyof Texts

const files = import.meta.glob<{ default: unknown }>(
  "../../content/{recipes/*/*,plan/*,preparations/*,other-foods/*}.json",
)

function folderOf(name: TextName, language: Language) {
  if (name === "plan" || name === "preparations" || name === "other-foods") return `${name}/${language}`
  return `recipes/${language}/${name}`
}

const names: readonly TextName[] = [...recipeShelves, "titles", "snacks", "plan", "preparations", "other-foods"]
const loadOf = Object.fromEntries(names.map((name) => [name, loaderOf(name)]))

export function loadTexts<Name extends keyof Texts>(name: Name, language: Language): Promise<Texts[Name]> {
  return loadOf[name]?.(language) as Promise<Texts[Name]>
}

function loaderOf(name: TextName) {
  return byLanguage(async (language) => {
    const file = await files[`../../content/${folderOf(name, language)}.json`]?.()
    if (!file) throw new Error(`There are no texts for ${name} in ${language}`)
    if (name === "other-foods" || !isSpokenInARegion(language)) return file.default
    const { inHerRegion, proseInHerRegion } = await import("./regional-titles.ts")
    const isOfDishes = name === "titles" || name === "snacks"
    return isOfDishes ? inHerRegion(file.default as DishTexts) : proseInHerRegion(file.default)
  })
}

export function useTexts<Name extends keyof Texts>(name: Name): Texts[Name] {
  return use(loadTexts(name, useLanguage()))
}
