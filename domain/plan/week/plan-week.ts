import { currentEdition } from "../../journey/journey.ts"
import type { Ingredient } from "../../recipes/recipe.ts"
import type { Household } from "../household.ts"
import type { Library } from "../library.ts"
import { type Dishes, slots, weekDays } from "../slots.ts"
import { filled, pleased } from "./best-dishes.ts"
import { candidatesByMeal, withoutStandIns } from "./candidates.ts"
import {
  countsPriceByLine,
  hasBasketOfWeek,
  hasNightBasket,
  hasSecondTimes,
  hasShortList,
  hasStandInsOnWish,
  libraryIn,
} from "./editions.ts"
import { choicesOfWeek } from "./extras.ts"
import { gramsOfBasket, nightBasketOf } from "./night-basket.ts"
import { type PlannedDay, plannedDay } from "./planned-day.ts"
import { searchWeek } from "./search/search-week.ts"
import { breakfastTimesMost, type SecondTimes, secondTimesMostFor, secondTimesOf } from "./second-time.ts"
import { boughtBefore, type Journeying, settledDishes } from "./settled.ts"

export type PlannedWeek = {
  days: readonly PlannedDay[]
  dishes: Dishes
  secondTimes: SecondTimes
  /** The basket for hard nights, for one person; empty after the first week, or if she took it off. */
  basket: readonly Ingredient[]
}

/**
 * Plans a week, with the same result on every device and the server. A meal without a suitable recipe has no dish;
 * `blockersOf` says why.
 */
export function planWeek(newest: Library, household: Household, journey: Journeying): PlannedWeek {
  const { edition = currentEdition } = journey
  const library = libraryIn(edition, newest)
  const all = candidatesByMeal(library, household.wishes)
  const candidates = hasStandInsOnWish(edition) ? withoutStandIns(all, household, library.foods) : all
  const settled = settledDishes(library, household, journey)
  const before = new Set(journey.before ?? [])
  const planning = { library, household, candidates, before, week: journey.week }
  const free = slots.filter((slot) => settled[slot] === undefined)
  const basket = journey.week === 1 && hasNightBasket(edition) ? nightBasketOf(library, household, edition) : []
  const beside = hasBasketOfWeek(edition) ? basket : []
  const chosen = searchWeek(filled(settled, planning), free, {
    library,
    household,
    candidates,
    before,
    basket: beside.map((each) => ({ ...each, grams: gramsOfBasket(each, household.people, library.foods) })),
    bought: boughtBefore(library, journey),
    week: journey.week,
    countsPriceByLine: countsPriceByLine(edition),
    mayRepeat: {
      secondTimes: hasSecondTimes(edition) ? secondTimesMostFor(household) : 0,
      breakfastTimes: hasShortList(edition) ? breakfastTimesMost : 1,
    },
  })
  const isWhole = free.length > slots.length / 2
  const mayPlease = journey.isRevised || (journey.week === 1 && !journey.dishes && !isWhole)
  const dishes = !mayPlease || journey.anewFrom !== undefined ? chosen : pleased(chosen, planning, journey.eaten)
  const choices = choicesOfWeek(library, household, dishes, edition, beside)
  const planned = { library, household, dishes, before, choices, edition }
  const days = weekDays.map((day) => plannedDay(planned, day))
  const secondTimes = hasSecondTimes(edition) ? secondTimesOf(library, dishes, secondTimesMostFor(household)) : {}
  return { days, dishes, secondTimes, basket }
}
