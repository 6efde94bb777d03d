import { spanishTitleWords } from "#content/title-words.ts"
import { regionalTitle } from "#domain/regional-title.ts"
import { loadRegionalFoodNames } from "./food-names.ts"

/** Titles by id, alone or with a text beside each. */
export type DishTexts = Readonly<Record<string, string | { title: string }>>

/** Spanish dishes, titled as the shopping list names their foods where she speaks it. */
export async function inHerRegion(texts: DishTexts): Promise<DishTexts> {
  const names = await loadRegionalFoodNames("es")
  const titled = (title: string) => regionalTitle(title, spanishTitleWords, names)
  const entries = Object.entries(texts).map(([id, text]) => [
    id,
    typeof text === "string" ? titled(text) : { ...text, title: titled(text.title) },
  ])
  return Object.fromEntries(entries)
}
