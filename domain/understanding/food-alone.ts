import type { WishTable } from "../food/wish.ts"
import { singularsOf } from "../food/wish-tokens.ts"
import { patternsOf, type WordsByMeaning, wordSetOf } from "./phrases.ts"
import { fold, tokensIn } from "./text.ts"

export type FoodAloneWords = WordsByMeaning<"besideFood" | "verb" | "beforeVerb">

const wordsMax = 20
const nameWordsMax = 5

/** Collects the names of all foods in the table. */
export function foodNamesOf({ words, known = [] }: WishTable): ReadonlySet<string> {
  const ofFoods = [...words, ...known].filter(({ foods, inNoDish }) => foods || inNoDish)
  return new Set(ofFoods.flatMap(({ words: names }) => names.split(",").map(nameOf)))
}

/** Recognises by the words of all languages a message that names foods and says nothing else. */
export function readerOfFoodAlone({ besideFood, ...words }: FoodAloneWords) {
  const plainWords = wordSetOf(besideFood)
  const { verb, beforeVerb } = patternsOf(words)
  const saidOfSomebody = new RegExp(`(?:^|${beforeVerb.source} )${verb.source}`)

  /**
   * True if a message names foods and says nothing else. The exact rules then decide about danger without the model,
   * which confuses "liver" with "live".
   */
  return function speaksOfFoodAlone(text: string, names: ReadonlySet<string>): boolean {
    const tokens = tokensIn(fold(text))
    if (tokens.length > wordsMax || saidOfSomebody.test(tokens.join(" "))) return false
    let foods = 0
    for (let at = 0; at < tokens.length; ) {
      const length = nameLengthAt(tokens, at, names)
      if (length === 0 && !plainWords.has(tokens[at] ?? "")) return false
      if (length > 0) foods++
      at += Math.max(1, length)
    }
    return foods > 0
  }
}

/** Returns the number of words in the food's name that begins at this place; 0 if none begins here. */
function nameLengthAt(tokens: readonly string[], at: number, names: ReadonlySet<string>): number {
  for (let length = nameWordsMax; length > 0; length--) {
    const name = tokens.slice(at, at + length)
    if (name.length === length && isNamed(name.join(" "), names)) return length
  }
  return 0
}

function isNamed(words: string, names: ReadonlySet<string>): boolean {
  return [words, ...singularsOf(words)].some((form) => names.has(form))
}

const nameOf = (name: string) => tokensIn(fold(name)).join(" ")
