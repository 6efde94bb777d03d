import { lastingFoodWishes, type Wish } from "../food/wish.ts"
import { type About, isAboutAny } from "../marked-text.ts"
import type { AtHome } from "../nouns/noun.ts"
import type { Kitchen } from "../plan/at-home/kitchen.ts"
import { type AmountAhead, amountsAhead } from "../plan/cooking/amounts-ahead.ts"
import { cookingOfWeek } from "../plan/cooking/cooking-of-week.ts"
import { mealsOfDay } from "../plan/cooking/meals-of-day.ts"
import type { Library } from "../plan/library.ts"
import type { ShoppingAisle } from "../plan/shopping/shopping-list.ts"
import { hadAtHome, shoppingListOfWeek, withoutHad } from "../plan/shopping/shopping-list-of-week.ts"
import type { Plan } from "../plan/week/plan-of.ts"
import type { Meal } from "../recipes/recipe.ts"
import type { Timestamped } from "../timestamped.ts"
import type { HelperLink } from "./helper-link.ts"

const ideas: Readonly<Record<string, { about?: readonly About[] }>> = {
  listen: {},
  food: {},
  dishes: {},
  sleep: {},
  night: { about: ["baby"] },
  walk: { about: ["baby"] },
  door: {},
  again: {},
}

/** No name, word, number or mark of hers is in it. */
export type HelperView = {
  expiresAt: string
  language: HelperLink["language"]
  without: readonly Wish[]
  people: number
  meals?: readonly { meal: Meal; recipeId: number; isCooked?: boolean; isForTwo?: boolean }[]
  preparations?: readonly string[]
  /** The servings of each preparation, for all who eat of it. */
  preparationServings?: Readonly<Record<string, number>>
  preparationAmounts?: Readonly<Record<string, readonly AmountAhead[]>>
  list?: readonly ShoppingAisle[]
  tonight?: readonly string[]
}

/** What a helper sees; foods that she has at home are not on the list. */
export function helperViewOf(
  { shows, namesWithout, language, expiresAt }: HelperLink,
  { week, household, journey, today }: Plan,
  library: Library,
  hidden: ReadonlySet<About>,
  atHome?: Timestamped<AtHome>,
  kitchen?: Kitchen,
): HelperView {
  const meals = () =>
    mealsOfDay(library, household, week, journey, today, kitchen && { kitchen }).flatMap(
      ({ meal, recipe, cookedOn, alsoFor }) =>
        recipe
          ? [{ meal, recipeId: recipe.id, ...(cookedOn && { isCooked: true }), ...(alsoFor && { isForTwo: true }) }]
          : [],
    )
  const ahead = () => {
    const { preparations } = cookingOfWeek(library, { week, household, journey })
    const due = [...((today === 1 && preparations[0]) || []), ...(preparations[today] ?? [])]
    const servings: Record<string, number> = {}
    const amounts: Record<string, AmountAhead[]> = {}
    for (const each of due.filter(({ preparation }) => preparation.isCooked)) {
      const { key } = each.preparation
      servings[key] = (servings[key] ?? 0) + each.meals.length * household.people
      amounts[key] = added(amounts[key], amountsAhead(library, week, each, household.people))
    }
    return {
      preparations: [...new Set(due.map(({ preparation }) => preparation.key))],
      preparationServings: servings,
      preparationAmounts: amounts,
    }
  }
  const list = () => withoutHad(shoppingListOfWeek(week, household, library.foods), hadAtHome(atHome, library.foods))
  const tonight = () => Object.keys(ideas).filter((key) => !isAboutAny(hidden, ideas[key]?.about))
  return {
    expiresAt,
    language,
    without: namesWithout ? lastingFoodWishes(household.wishes) : [],
    people: household.people,
    ...(shows.includes("meals") && { meals: meals() }),
    ...(shows.includes("preparations") && ahead()),
    ...(shows.includes("list") && { list: list() }),
    ...(shows.includes("tonight") && { tonight: tonight() }),
  }
}

/** On the first day what is cooked before it and for the second. */
function added(amounts: readonly AmountAhead[] = [], more: readonly AmountAhead[]): AmountAhead[] {
  const foods = new Set([...amounts, ...more].map(({ food }) => food))
  const gramsOf = (food: string) =>
    [...amounts, ...more].reduce((sum, each) => sum + (each.food === food ? each.grams : 0), 0)
  return [...foods].map((food) => ({ food, grams: gramsOf(food) }))
}
