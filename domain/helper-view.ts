import type { HelperLink } from "./helper-link.ts"
import { type About, isAboutAny } from "./marked-text.ts"
import type { AtHome } from "./operations/rows.ts"
import { hadAtHome, withoutHad } from "./plan/at-home.ts"
import { cookingOfWeek } from "./plan/cooking-of-week.ts"
import type { Library } from "./plan/library.ts"
import { mealsOfDay } from "./plan/meals-of-day.ts"
import type { Plan } from "./plan/plan-of.ts"
import { shoppingListOfWeek } from "./plan/shopping-list-of-week.ts"
import type { Meal } from "./recipe.ts"
import type { ShoppingAisle } from "./shopping-list.ts"
import type { Timestamped } from "./timestamped.ts"
import { lastingFoodWishes, type Wish } from "./wish.ts"

/** What someone could do tonight: the practical part of what the guide tells the family. */
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

/** All that a helper's page is told. No name, word, number or mark of hers is in it. */
export type HelperView = {
  expiresAt: string
  language: HelperLink["language"]
  /** What must not be in the food. */
  without: readonly Wish[]
  /** For how many she cooks. */
  people: number
  /** Whether a meal is cooked already and only warmed through, or cooked for a later day too. */
  meals?: readonly { meal: Meal; recipeId: number; isCooked?: boolean; isForTwo?: boolean }[]
  /** By their keys. */
  preparations?: readonly string[]
  list?: readonly ShoppingAisle[]
  /** By their keys. */
  tonight?: readonly string[]
}

/** What a link shows of her plan, today. `hidden` are the topics about which she wishes to read nothing; what she has is not bought. */
export function helperViewOf(
  { shows, namesWithout, language, expiresAt }: HelperLink,
  { week, household, journey, today }: Plan,
  library: Library,
  hidden: ReadonlySet<About>,
  atHome?: Timestamped<AtHome>,
): HelperView {
  const meals = () =>
    mealsOfDay(library, household, week, journey, today).flatMap(({ meal, recipe, cookedOn, alsoFor }) =>
      recipe
        ? [{ meal, recipeId: recipe.id, ...(cookedOn && { isCooked: true }), ...(alsoFor && { isForTwo: true }) }]
        : [],
    )
  const preparations = () => {
    const { preparations } = cookingOfWeek(library, { week, household, journey })
    const due = [...((today === 1 && preparations[0]) || []), ...(preparations[today] ?? [])]
    return [...new Set(due.map(({ preparation }) => preparation.key))]
  }
  const list = () => withoutHad(shoppingListOfWeek(week, household, library.foods), hadAtHome(atHome, library.foods))
  const tonight = () => Object.keys(ideas).filter((key) => !isAboutAny(hidden, ideas[key]?.about))
  return {
    expiresAt,
    language,
    without: namesWithout ? lastingFoodWishes(household.wishes) : [],
    people: household.people,
    ...(shows.includes("meals") && { meals: meals() }),
    ...(shows.includes("preparations") && { preparations: preparations() }),
    ...(shows.includes("list") && { list: list() }),
    ...(shows.includes("tonight") && { tonight: tonight() }),
  }
}
