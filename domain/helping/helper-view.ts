import { lastingFoodWishes, type Wish } from "../food/wish.ts"
import { type About, isAboutAny } from "../marked-text.ts"
import type { AtHome } from "../nouns/noun.ts"
import { own } from "../own.ts"
import type { Kitchen } from "../plan/at-home/kitchen.ts"
import { type AmountAhead, amountsAhead } from "../plan/cooking/amounts-ahead.ts"
import { cookingOfWeek } from "../plan/cooking/cooking-of-week.ts"
import { mealsOfDay } from "../plan/cooking/meals-of-day.ts"
import { foodsOf, type Library } from "../plan/library.ts"
import type { ShoppingAisle } from "../plan/shopping/shopping-list.ts"
import { hadAtHome, shoppingListOfWeek, withoutHad } from "../plan/shopping/shopping-list-of-week.ts"
import type { Plan } from "../plan/week/plan-of.ts"
import { type Meal, meals } from "../recipes/recipe.ts"
import type { Timestamped } from "../timestamped.ts"
import { type Favour, favoursOf } from "./favour.ts"
import { type Cooked, cookedOf, type HelperWord, helperWordOn } from "./handover.ts"
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

/** What a helper sees. It contains none of her names, words, figures or ticks. */
export type HelperView = {
  expiresAt: string
  language: HelperLink["language"]
  without: readonly Wish[]
  people: number
  meals?: readonly { meal: Meal; recipeId: number; isCooked?: boolean; isForTwo?: boolean }[]
  preparations?: readonly string[]
  /** The servings of each preparation for everybody who eats it. */
  preparationServings?: Readonly<Record<string, number>>
  preparationAmounts?: Readonly<Record<string, readonly AmountAhead[]>>
  list?: readonly ShoppingAisle[]
  tonight?: readonly string[]
  favours?: readonly Favour[]
  cooked?: Cooked
  word?: HelperWord
}

/** What decides, in addition to her plan, which favours the helper with this link is offered. */
type Evening = {
  others: readonly HelperLink[]
  ticks: Timestamped<{ [food: string]: boolean }> | undefined
  kitchen: Kitchen
  /** The current time (ISO 8601, UTC). */
  now: string
}

/** The view of a helper. Foods that she has at home are not on its list. */
export function helperViewOf(
  link: HelperLink,
  { week, household, journey, today }: Plan,
  library: Library,
  hidden: ReadonlySet<About>,
  atHome?: Timestamped<AtHome>,
  evening?: Evening,
): HelperView {
  const { shows, namesWithout, language, expiresAt } = link
  const kitchen = evening?.kitchen
  const mealsToday = () =>
    mealsOfDay(library, household, week, journey, today, kitchen && { kitchen }).flatMap(
      ({ meal, recipe, cookedOn, alsoFor }) =>
        recipe
          ? [{ meal, recipeId: recipe.id, ...(cookedOn && { isCooked: true }), ...(alsoFor && { isForTwo: true }) }]
          : [],
    )
  const dueToday = () => {
    const { preparations } = cookingOfWeek(library, { week, household, journey })
    return [...((today === 1 && preparations[0]) || []), ...(preparations[today] ?? [])]
  }
  const ahead = () => {
    const due = dueToday().filter(({ preparation: { key } }) => !kitchen?.ahead.has(key))
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
  const dishesOn = (day: number) => meals.flatMap((meal) => week.days[day - 1]?.[meal]?.recipe ?? [])
  const toBuy = (ticks: Evening["ticks"]) => {
    const listed = list().flatMap(({ items }) => items.map(({ food }) => food))
    const soon = [today, today + 1].flatMap((day) => [...foodsOf(dishesOn(day))])
    const inOrder = [...new Set([...soon.filter((food) => listed.includes(food)), ...listed])]
    return inOrder.filter((food) => !own(ticks?.values, food))
  }
  const favours = ({ others, ticks, kitchen, now }: Evening) => {
    const toCook = () => dueToday().find(({ preparation: { key, isCooked } }) => isCooked && !kitchen.ahead.has(key))
    return favoursOf({
      mine: link.favours,
      others: others.map((other) => other.favours),
      foods: shows.includes("list") ? toBuy(ticks) : undefined,
      preparation: shows.includes("preparations") ? toCook()?.preparation.key : undefined,
      babyHours: link.babyHours,
      hidden,
      now,
    })
  }
  const cooked = ({ kitchen }: Evening) => {
    const planned = foodsOf(week.days.flatMap((_, index) => dishesOn(index + 1)))
    return cookedOf(library, { kitchen, shows, wishes: household.wishes, planned })
  }
  const tonight = () => Object.keys(ideas).filter((key) => !isAboutAny(hidden, ideas[key]?.about))
  const [isCooked, word] = [evening && cooked(evening), evening && helperWordOn(evening.now, hidden)]
  return {
    expiresAt,
    language,
    ...(isCooked && { cooked: isCooked }),
    ...(word && { word }),
    without: namesWithout ? lastingFoodWishes(household.wishes) : [],
    people: household.people,
    ...(shows.includes("meals") && { meals: mealsToday() }),
    ...(shows.includes("preparations") && ahead()),
    ...(shows.includes("list") && { list: list() }),
    ...(shows.includes("tonight") && { tonight: tonight() }),
    ...(shows.includes("tonight") && evening && { favours: favours(evening) }),
  }
}

/** On the first day, what is cooked before it and what is cooked for the second day are added up. */
function added(amounts: readonly AmountAhead[] = [], more: readonly AmountAhead[]): AmountAhead[] {
  const foods = new Set([...amounts, ...more].map(({ food }) => food))
  const gramsOf = (food: string) =>
    [...amounts, ...more].reduce((sum, each) => sum + (each.food === food ? each.grams : 0), 0)
  return [...foods].map((food) => ({ food, grams: gramsOf(food) }))
}
