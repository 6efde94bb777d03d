import { isSuitable, wishesAgainst } from "../../food/exclusions.ts"
import type { FoodKey } from "../../food/food.ts"
import type { Wish } from "../../food/wish.ts"
import { currentEdition } from "../../journey/journey.ts"
import { type Ingredient, type Meal, meals, type Recipe, type Snack } from "../../recipes/recipe.ts"
import { highest } from "../highest.ts"
import type { Household } from "../household.ts"
import { findRecipe, foodsOf, type Library, recipeOf } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot, slotOf, slots, weekDays } from "../slots.ts"
import { type Blocker, blockersOf } from "./blockers.ts"
import { type Candidates, candidatesByMeal, withoutStandIns } from "./candidates.ts"
import { cookingDaysOf } from "./cooking-days.ts"
import {
  countsPriceByLine,
  hasBasketOfWeek,
  hasNightBasket,
  hasSecondTimes,
  hasShortList,
  hasStandInsOnWish,
  libraryIn,
  standardDishesIn,
} from "./editions.ts"
import { choicesOfWeek, type Extras, extrasOf } from "./extras.ts"
import { gramsOfBasket, nightBasketOf } from "./night-basket.ts"
import { scatter } from "./scatter.ts"
import { type Place, placeOf, type Reason, reasonsOf, scoreOf } from "./score.ts"
import { searchWeek } from "./search/search-week.ts"
import { breakfastTimesMost, type SecondTimes, secondTimesMostFor, secondTimesOf } from "./second-time.ts"

export type Journeying = {
  /** 1 for the standard week; each that she starts counts up. */
  week: number
  /** Stored dishes stay unless what she told since leaves them out. */
  dishes?: Dishes
  eaten?: readonly Slot[]
  /** Tastes, time and budget may change settled dishes. */
  isRevised?: boolean
  /** Plans the days from this one on (1–7) anew, except for what is eaten. */
  anewFrom?: number
  edition?: number
  /** Dishes of the weeks before, by id. */
  before?: readonly number[]
}

export type PlannedDish = { recipe: Recipe; reasons: readonly Reason[]; instead: readonly Wish[] }
type PlannedDay = { [meal in Meal]?: PlannedDish } & Extras

/** All that is planned for a day. */
export function eatenOn(day: PlannedDay): readonly (Recipe | Snack)[] {
  return [...meals.flatMap((meal) => day[meal]?.recipe ?? []), ...day.snacks, ...day.seconds]
}

export type PlannedWeek = {
  days: readonly PlannedDay[]
  dishes: Dishes
  secondTimes: SecondTimes
  /** For hard nights, for one person; none after the first week, or once she took it off. */
  basket: readonly Ingredient[]
  blocked: readonly Blocker[]
}

const changesPerTaste = 2
/** With fewer dishes left than this a new standard week is planned as a whole, for a shorter list. */
const standardLeast = 18
const firstLunch = slotOf(1, "lunch")

/** The same on every device and the server. A meal without a suitable recipe has no dish; the blockers say why. */
export function planWeek(newest: Library, household: Household, journey: Journeying): PlannedWeek {
  const { edition = currentEdition } = journey
  const library = libraryIn(edition, newest)
  const all = candidatesByMeal(library, household.wishes)
  const candidates = hasStandInsOnWish(edition) ? withoutStandIns(all, household, library.foods) : all
  const settled = settledDishes(library, household, journey)
  const before = new Set(journey.before ?? [])
  const filled = fillGaps(settled, candidates, household, library, before, journey.week)
  const free = slots.filter((slot) => settled[slot] === undefined)
  const basket = journey.week === 1 && hasNightBasket(edition) ? nightBasketOf(library, household, edition) : []
  const beside = hasBasketOfWeek(edition) ? basket : []
  const chosen = searchWeek(filled, free, {
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
  const dishes =
    !mayPlease || journey.anewFrom !== undefined
      ? chosen
      : pleased(chosen, candidates, household, library, before, journey)
  const choices = choicesOfWeek(library, household, dishes, edition, beside)
  const planned = { library, household, dishes, before, choices, edition }
  const days = weekDays.map((day) => plannedDay(planned, day))
  const secondTimes = hasSecondTimes(edition) ? secondTimesOf(library, dishes, secondTimesMostFor(household)) : {}
  return { days, dishes, secondTimes, basket, blocked: blockersOf(library, household) }
}

function boughtBefore(library: Library, { anewFrom, dishes = {} }: Journeying): ReadonlySet<FoodKey> {
  if (anewFrom === undefined) return new Set()
  return foodsOf(slots.flatMap((slot) => findRecipe(library, dishes[slot]) ?? []))
}

function settledDishes(library: Library, { wishes, cooksOnFewDays }: Household, journey: Journeying): Dishes {
  const { week, dishes, eaten = [], edition = currentEdition, anewFrom = Number.POSITIVE_INFINITY } = journey
  const settled = dishes ?? (week === 1 ? standardDishesIn(edition) : {})
  const stays = slots.filter((slot) => {
    if (dayAndMeal(slot).day >= anewFrom && !eaten.includes(slot)) return false
    const id = settled[slot]
    const recipe = findRecipe(library, id)
    return recipe && (eaten.includes(slot) || isSuitable(recipe, wishes, library.foods))
  })
  const isNew = !dishes && eaten.length === 0 && hasShortList(edition)
  const kept =
    isNew && (cooksOnFewDays || stays.length < standardLeast) ? stays.filter((slot) => slot === firstLunch) : stays
  return Object.fromEntries(kept.map((slot) => [slot, settled[slot]]))
}

function fillGaps(
  settled: Dishes,
  candidates: Candidates,
  household: Household,
  library: Library,
  before: ReadonlySet<number>,
  week: number,
): Dishes {
  const dishes: Dishes = { ...settled }
  for (const slot of slots) {
    if (dishes[slot] !== undefined) continue
    const id = bestFor(placeOf(library, slot, dishes, before), dishes, candidates, household, library, week)?.id
    if (id !== undefined) dishes[slot] = id
  }
  return dishes
}

function bestFor(
  place: Place,
  dishes: Dishes,
  candidates: Candidates,
  household: Household,
  library: Library,
  week: number,
): Recipe | undefined {
  const all = candidates[dayAndMeal(place.slot).meal]
  const uses = new Map<number, number>()
  for (const id of Object.values(dishes)) if (id !== undefined) uses.set(id, (uses.get(id) ?? 0) + 1)
  const fewest = Math.min(...all.map(({ id }) => uses.get(id) ?? 0))
  const fresh = all.filter(({ id }) => (uses.get(id) ?? 0) === fewest)
  const worth = (recipe: Recipe) => scoreOf(recipe, place, household, library) + tieBreak(week, place.slot, recipe.id)
  return highest(fresh, worth)
}

/** Changes up to two dishes in all for her tastes, where they gain most. */
function pleased(
  dishes: Dishes,
  candidates: Candidates,
  household: Household,
  library: Library,
  before: ReadonlySet<number>,
  { week, eaten = [] }: Journeying,
): Dishes {
  const hasTastes = household.likes.length > 0 || household.minutes || household.priceBand || household.level
  if (!hasTastes) return dishes
  let current = dishes
  for (let change = 0; change < changesPerTaste; change++) {
    const offers = slots.flatMap((slot) => {
      const now = current[slot]
      if (now === undefined || eaten.includes(slot)) return []
      const { [slot]: _now, ...others } = current
      const place = placeOf(library, slot, others, before)
      const best = bestFor(place, others, candidates, household, library, week)
      if (!best || Object.values(others).includes(best.id)) return []
      if (cooksOnMoreDays({ ...others, [slot]: best.id }, current, household, library)) return []
      const gain = scoreOf(best, place, household, library) - scoreOf(recipeOf(library, now), place, household, library)
      return [{ slot, id: best.id, gain }]
    })
    const offer = highest(offers, ({ gain }) => gain)
    if (!offer || offer.gain < 1.5) break
    current = { ...current, [offer.slot]: offer.id }
  }
  return current
}

function cooksOnMoreDays(dishes: Dishes, than: Dishes, household: Household, library: Library): boolean {
  const daysOf = (each: Dishes) =>
    cookingDaysOf(library, each, secondTimesOf(library, each, secondTimesMostFor(household))).length
  return household.cooksOnFewDays === true && daysOf(dishes) > daysOf(than)
}

type Planned = {
  library: Library
  household: Household
  dishes: Dishes
  before: ReadonlySet<number>
  choices: readonly Extras[]
  edition: number
}

function plannedDay({ library, household, dishes, before, choices, edition }: Planned, day: number) {
  const standardDishes = standardDishesIn(edition)
  const planned = meals.map((meal) => {
    const slot = slotOf(day, meal)
    const id = dishes[slot]
    if (id === undefined) return [meal, undefined]
    const recipe = recipeOf(library, id)
    const reasons = reasonsOf(recipe, placeOf(library, slot, dishes, before), household, library)
    const standard = recipeOf(library, standardDishes[slot] as number)
    const instead = standard.id === id ? [] : wishesAgainst(standard, household.wishes, library.foods)
    return [meal, { recipe, reasons, instead }]
  })
  const recipes = planned.flatMap(([, dish]) => (dish as PlannedDish | undefined)?.recipe ?? [])
  return {
    ...Object.fromEntries(planned),
    ...extrasOf(library, choices, recipes, { day, edition, wishes: household.wishes }),
  } as PlannedDay
}

/** Below 1: weeks differ, and equals are not in the order of ids. */
function tieBreak(week: number, slot: Slot, id: number): number {
  return scatter(`${week} ${slot} ${id}`) / 2 ** 32
}
