import { dayMs } from "../day-ms.ts"
import { wishesAgainst } from "../food/exclusions.ts"
import type { FoodKey } from "../food/food.ts"
import type { Wish } from "../food/wish.ts"
import type { About } from "../marked-text.ts"
import { isAboutAny } from "../marked-text.ts"
import type { Kitchen } from "../plan/at-home/kitchen.ts"
import type { Library } from "../plan/library.ts"
import type { Ingredient } from "../recipes/recipe.ts"
import type { HelperPart } from "./helper-link.ts"

/** What is cooked and can still be eaten; `keepsUntil` is a date (YYYY-MM-DD). */
export type Cooked = { dishes: readonly { recipeId: number; keepsUntil: string }[]; foods: readonly FoodKey[] }

type Shown = {
  kitchen: Kitchen
  shows: readonly HelperPart[]
  wishes: readonly Wish[]
  /**
   * All foods in the dishes of her week. If a preparation offers a choice of foods, they tell which of them was cooked.
   */
  planned: ReadonlySet<FoodKey>
}

/** The cooked food that a link may show, without anything that she has left out since. */
export function cookedOf(library: Library, { kitchen, shows, wishes, planned }: Shown): Cooked | undefined {
  const isKept = (ingredients: readonly Pick<Ingredient, "food">[]) =>
    wishesAgainst({ ingredients: ingredients as readonly Ingredient[] }, wishes, library.foods).length === 0
  const dishes = shows.includes("meals") ? kitchen.dishes.filter(({ recipe }) => isKept(recipe.ingredients)) : []
  const ahead = shows.includes("preparations") ? library.preparations.filter(({ key }) => kitchen.ahead.has(key)) : []
  const foods = ahead
    .flatMap((preparation) => preparation.foods)
    .filter((food) => planned.has(food) && isKept([{ food }]))
  if (dishes.length + foods.length === 0) return undefined
  return {
    dishes: dishes.map(({ recipe, keepsUntil }) => ({ recipeId: recipe.id, keepsUntil: keepsUntil.slice(0, 10) })),
    foods,
  }
}

/**
 * The short advice for helpers, each with its subjects: those about the baby, or of no use to someone who mourns, are
 * hidden in quiet mode.
 */
const words = {
  signs: [],
  sleep: ["baby"],
  rest: [],
  mood: ["baby"],
  company: ["baby"],
} as const satisfies Readonly<Record<string, readonly About[]>>
export type HelperWord = keyof typeof words

/**
 * The advice of the day, which changes twice a week. It depends only on the calendar, so that it reveals nothing about
 * her.
 */
export function helperWordOn(now: string, hidden: ReadonlySet<About>): HelperWord | undefined {
  const shown = (Object.keys(words) as HelperWord[]).filter((word) => !isAboutAny(hidden, words[word]))
  const turn = Math.floor(Date.parse(now) / (dayMs * 3.5))
  return shown[turn % shown.length]
}
