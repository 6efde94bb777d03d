import type { Allergen } from "../../food/food.ts"
import { type Meal, meals } from "../../recipes/recipe.ts"
import { patternsOf, type WordsByMeaning } from "../../understanding/phrases.ts"
import { fold } from "../../understanding/text.ts"

/** `meal` is the meal of today whose dish is meant; if it is missing, one of `words` must be in the dish's title. */
export type DishQuestion = {
  about: "contains" | "ingredients" | "freezes" | "keeps"
  /** All allergens that the question names. */
  allergens?: readonly Allergen[]
  meal?: Meal
  words: readonly string[]
}

export type DishWords = WordsByMeaning<
  | Meal
  | (typeof allergensAsked)[number]
  | "today"
  | "having"
  | "making"
  | "askingWhat"
  | "freezing"
  | "keeping"
  | "notOfDish"
>

const allergensAsked = [
  "gluten",
  "milk",
  "egg",
  "fish",
  "peanut",
  "treeNuts",
  "soy",
  "sesame",
] as const satisfies readonly Allergen[]
const wordsMax = 14
const titleWordLeast = 4

/** Recognises by the words of all languages a question about one of her dishes. */
export function readerOfDishes(words: DishWords) {
  const says = patternsOf(words)

  /**
   * Returns undefined if the text asks about no dish of hers. `text` is the message as she wrote it; if the whole is
   * no question, its last clause may be.
   */
  return function dishQuestionIn(text: string): DishQuestion | undefined {
    const clauses = text
      .slice(0, 400)
      .split(/[,.;!¿\n]+/u)
      .filter((clause) => /\p{L}/u.test(clause))
    return questionOf(text) ?? (clauses.length > 1 ? questionOf(clauses.at(-1) ?? "") : undefined)
  }

  function questionOf(text: string): DishQuestion | undefined {
    const plain = fold(text.slice(0, 400))
    const words = plain.split(/[^\p{L}]+/u).filter((word) => word.length >= titleWordLeast)
    if (plain.split(/\s+/).length > wordsMax || says.notOfDish.test(plain)) return undefined
    const meal = meals.find((each) => says[each].test(plain))
    if (!meal && !says.today.test(plain)) return undefined
    const allergens = allergensAsked.filter((each) => says[each].test(plain))
    const about = aboutIn(plain, allergens.length > 0)
    if (!about) return undefined
    return { about, words, ...(allergens.length > 0 && about === "contains" && { allergens }), ...(meal && { meal }) }
  }

  function aboutIn(plain: string, namesAllergen: boolean): DishQuestion["about"] | undefined {
    if (says.freezing.test(plain)) return "freezes"
    if (says.keeping.test(plain)) return "keeps"
    const asksWhetherIn = says.having.test(plain)
    if (namesAllergen && asksWhetherIn) return "contains"
    if (says.making.test(plain)) return "ingredients"
    return asksWhetherIn && !says.askingWhat.test(plain) ? "contains" : undefined
  }
}

/** True if one of the words of a question is in the dish's title, such as "macarrão" in "macarrão com atum". */
export function isNamedBy(title: string, { words }: Pick<DishQuestion, "words">): boolean {
  const ofTitle = fold(title).split(/[^\p{L}]+/u)
  return words.some((word) => ofTitle.includes(word))
}
