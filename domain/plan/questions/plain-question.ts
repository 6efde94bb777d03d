import { foodsNamedIn, type NamedFood } from "../../food/foods-named.ts"
import type { WishTable } from "../../food/wish.ts"
import { type Language, languages } from "../../language.ts"
import { languageOfMessage } from "../../understanding/message-language.ts"
import { fold } from "../../understanding/text.ts"
import { saidIn, vocabularyOf, wordsIn } from "./meanings.ts"
import type { Mentions } from "./mentions.ts"

/** The meanings of words in a short request about her plan. */
type PlainWord =
  | "elsewhere"
  | "gone"
  | "dislike"
  | "change"
  | "leaveOut"
  | "howMany"
  | "buy"
  | "yields"
  | "cold"
  | "eat"
  | "noFlame"
  | "midway"
  | "burnt"
  | "water"
  | "ahead"
  | "oneHand"
  | "back"
  | "mark"
  | "forgot"
  | "yesterday"
  | "eatOut"
  | "skip"
  | "send"
  | "only"
  | "bring"
  | "askFor"
  | "brought"
  | "day"
  | "of"
  | "list"
  | "person"
  | "keep"
  | "howLong"
  | "made"
  | "tooMany"
  | "adult"
  | "same"
export type WordsOfPlain = Readonly<Record<PlainWord, string>>

type Sense = PlainWord | "food" | "twoFoods" | "meal" | "twoMeals"

/** What a short request may ask of her plan. */
type PlainAsk =
  | "missing"
  | "insteadOf"
  | "swapDisliked"
  | "leaveOut"
  | "weekAmount"
  | "yields"
  | "eatenCold"
  | "finishRice"
  | "burnt"
  | "water"
  | "tonight"
  | "oneHand"
  | "backAgain"
  | "forgotTick"
  | "markMeal"
  | "skipAhead"
  | "sendDay"
  | "bringFood"
  | "broughtFood"
  | "exchange"
  | "ownKeeps"
  | "foodKeeps"
  | "tooMany"
  | "shares"

/** All of `asks` must be said (of a list, one is enough), nothing of `not`, and in at most `most` words. */
type PlainRule = {
  ask: PlainAsk
  asks: readonly (Sense | readonly Sense[])[]
  not?: readonly Sense[]
  most: number
}

/** The first matching rule decides. */
const rules: readonly PlainRule[] = [
  { ask: "ownKeeps", asks: ["keep", "howLong", "made", "food"], not: ["person"], most: 16 },
  { ask: "foodKeeps", asks: ["keep", "howLong", "food"], not: ["person", "made"], most: 9 },
  { ask: "shares", asks: ["adult", "eat", "same", "meal"], not: ["person", "dislike"], most: 12 },
  { ask: "insteadOf", asks: ["twoFoods"], not: ["person"], most: 20 },
  { ask: "finishRice", asks: ["noFlame", "midway"], not: ["person"], most: 24 },
  { ask: "burnt", asks: ["burnt", ["food", "of"]], not: ["person"], most: 10 },
  { ask: "water", asks: ["water", "howMany", "food"], not: ["person"], most: 10 },
  { ask: "swapDisliked", asks: ["dislike", "food", "change"], not: ["person"], most: 14 },
  { ask: "leaveOut", asks: ["dislike", "food", "leaveOut"], not: ["person"], most: 20 },
  { ask: "backAgain", asks: ["back", ["food", "of"]], not: ["person", "list"], most: 9 },
  { ask: "weekAmount", asks: ["howMany", "buy", "food"], not: ["person", "day", "meal"], most: 12 },
  { ask: "yields", asks: ["yields", ["of", "food"]], not: ["person"], most: 10 },
  { ask: "eatenCold", asks: ["eat", "cold", ["of", "meal"]], not: ["person"], most: 8 },
  { ask: "oneHand", asks: ["oneHand", ["of", "day", "meal"]], most: 26 },
  { ask: "forgotTick", asks: ["forgot", "mark", ["yesterday", "day"]], not: ["list"], most: 20 },
  { ask: "markMeal", asks: ["mark", "meal"], not: ["list", "food", "twoMeals", "person"], most: 9 },
  { ask: "skipAhead", asks: ["eatOut", "skip", "meal"], most: 14 },
  { ask: "sendDay", asks: ["send", "only", "day"], not: ["list"], most: 20 },
  { ask: "bringFood", asks: ["bring", "askFor", ["day", "meal"]], not: ["person"], most: 26 },
  { ask: "broughtFood", asks: ["brought", ["of", "meal"], "day"], most: 26 },
  { ask: "exchange", asks: ["change", "twoMeals", "day"], most: 26 },
  { ask: "tonight", asks: ["ahead", "day"], not: ["person", "list"], most: 10 },
  { ask: "tooMany", asks: ["tooMany", "food"], not: ["person", "list", "eat", "of"], most: 5 },
  { ask: "missing", asks: ["gone", "food"], not: ["person", "list", "eat"], most: 7 },
]

/**
 * Returns the food that was planned (`missing`) and the one that she has instead (`given`); undefined if she does not
 * name both.
 */
export function insteadIn(text: string, table: WishTable, mentions: Mentions) {
  const sides = mentions.sidesOfInstead(fold(text))
  const [missing] = sides ? foodsNamedIn(sides.missing, table) : []
  const given = sides && foodsNamedIn(sides.given, table).at(-1)
  return missing && given && { missing, given }
}

const withoutFoods = (text: string, foods: readonly NamedFood[]) =>
  foods.reduce((left, { spelling }) => left.replace(fold(spelling), " "), fold(text).replaceAll("-", " "))

/** Recognises a short request about her plan that can have only one meaning. */
export function readerOfPlain(words: Readonly<Record<Language, WordsOfPlain>>, mentions: Mentions) {
  const vocabularies = { pt: vocabularyOf(words.pt), en: vocabularyOf(words.en), es: vocabularyOf(words.es) }

  /** Returns undefined if the text may ask something else. `text` is the message with its short forms written out. */
  return function plainIn(text: string, table: WishTable): PlainAsk | undefined {
    const said = wordsIn(text)
    if (said.length > 26 || mentions.namesComplaint(fold(text))) return undefined
    const language = languageOfMessage(text)
    for (const each of language ? [language] : languages) {
      const senses = new Set<Sense>(saidIn(said, vocabularies[each]).meanings.keys())
      const foods = foodsNamedIn(text, table).filter((food) => food.foods.length > 0)
      // Milk does not count as a food here, because "I have no milk" may be about breastfeeding.
      if (foods.length > 0 && !foods.some(({ spelling }) => mentions.namesMilk(fold(spelling)))) senses.add("food")
      // Names of foods are removed first: the "bico" of "grão-de-bico" (chickpea) also means nipple.
      const besides = mentions.withoutHerMother(withoutFoods(text, foods))
      if (saidIn(wordsIn(besides), vocabularies[each]).meanings.has("elsewhere")) continue
      if (insteadIn(text, table, mentions)) senses.add("twoFoods")
      const meals = mentions.mealsIn(text).length
      if (meals > 0) senses.add("meal")
      if (meals > 1) senses.add("twoMeals")
      const rule = rules.find(({ asks, not = [], most }) => {
        const isSaid = (part: Sense | readonly Sense[]) =>
          typeof part === "string" ? senses.has(part) : part.some((sense) => senses.has(sense))
        return said.length <= most && asks.every(isSaid) && !not.some((sense) => senses.has(sense))
      })
      if (rule) return rule.ask
    }
    return undefined
  }
}
