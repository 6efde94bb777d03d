import { lastingFoodWishes, type Wish } from "../food/wish.ts"
import { type About, isAboutAny } from "../marked-text.ts"
import type { AtHome } from "../nouns/noun.ts"
import { cookingOfWeek } from "../plan/cooking-of-week.ts"
import type { Kitchen } from "../plan/kitchen.ts"
import type { Library } from "../plan/library.ts"
import { mealsOfDay } from "../plan/meals-of-day.ts"
import type { Plan } from "../plan/plan-of.ts"
import type { ShoppingAisle } from "../plan/shopping-list.ts"
import { hadAtHome, shoppingListOfWeek, withoutHad } from "../plan/shopping-list-of-week.ts"
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
    for (const { preparation, meals } of due.filter(({ preparation }) => preparation.isCooked))
      servings[preparation.key] = (servings[preparation.key] ?? 0) + meals.length * household.people
    return {
      preparations: [...new Set(due.map(({ preparation }) => preparation.key))],
      preparationServings: servings,
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
