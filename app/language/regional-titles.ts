import { feminineFoods, spanishProseWords, spanishTitleWords } from "#content/title-words.ts"
import { regionalProse } from "#domain/regional-prose.ts"
import { regionalTitle } from "#domain/regional-title.ts"
import { loadRegionalFoodNames, type RegionalNames } from "./regional-food-names.ts"

export type DishTexts = Readonly<Record<string, string | { title: string }>>

/** Foods in titles get the same regional names as on the shopping list. */
export async function inHerRegion(texts: DishTexts): Promise<DishTexts> {
  const names = await loadRegionalFoodNames("es")
  const titled = (title: string) => regionalTitle(title, spanishTitleWords, names)
  const entries = Object.entries(texts).map(([id, text]) => [
    id,
    typeof text === "string" ? titled(text) : { ...proseOf(text, names), title: titled(text.title) },
  ])
  return Object.fromEntries(entries)
}

const prose = { words: spanishProseWords, feminine: feminineFoods }

export async function proseInHerRegion<Text>(text: Text): Promise<Text> {
  return proseOf(text, await loadRegionalFoodNames("es"))
}

function proseOf<Text>(text: Text, names: RegionalNames): Text {
  if (typeof text === "string") return regionalProse(text, prose, names) as Text
  if (Array.isArray(text)) return text.map((each) => proseOf(each, names)) as Text
  if (typeof text !== "object" || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, proseOf(value, names)])) as Text
}
