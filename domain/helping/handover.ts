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
  /** Those of her week's dishes: of a preparation of many, what she has. */
  planned: ReadonlySet<FoodKey>
}

/** What of her kitchen is cooked, as far as a link shows that part: nothing that she has left out since. */
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

/** What is said to whoever helps, and what of it is about the baby, or of no use to whoever mourns one. */
const words = {
  signs: [],
  sleep: ["baby"],
  rest: [],
  mood: ["baby"],
  company: ["baby"],
} as const satisfies Readonly<Record<string, readonly About[]>>
export type HelperWord = keyof typeof words

/** The one of these days, two a week, in turn: by the calendar, so that it tells nothing of her. */
export function helperWordOn(now: string, hidden: ReadonlySet<About>): HelperWord | undefined {
  const shown = (Object.keys(words) as HelperWord[]).filter((word) => !isAboutAny(hidden, words[word]))
  const turn = Math.floor(Date.parse(now) / (dayMs * 3.5))
  return shown[turn % shown.length]
}
