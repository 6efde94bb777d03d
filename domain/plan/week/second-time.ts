import { daysBetween } from "../../days/day-record.ts"
import type { Journey } from "../../journey/journey.ts"
import { type Meal, meals, type Recipe } from "../../recipes/recipe.ts"
import type { Household } from "../household.ts"
import { findRecipe, type Library } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot, slots } from "../slots.ts"

export const warmingMinutes = 5
const secondTimesMost = 3
const secondTimesOfFewDays = 6
export const breakfastTimesMost = 2

export type SecondTimes = { readonly [slot in Slot]?: Slot }

/** How many meals of a week may be "second times", in which a dish cooked for an earlier meal is reheated. */
export function secondTimesMostFor({ cooksOnFewDays }: Pick<Household, "cooksOnFewDays">): number {
  return cooksOnFewDays ? secondTimesOfFewDays : secondTimesMost
}

/** Finds the second times: meals with a dish that was cooked earlier and still keeps. */
export function secondTimesOf(library: Library, dishes: Dishes, most = secondTimesMost): SecondTimes {
  const recipes = slots.map((slot) => findRecipe(library, dishes[slot]))
  const seconds = meals.flatMap((_, meal) => secondsAmong(recipes, meal)).sort((one, other) => one - other)
  return Object.fromEntries(
    seconds.slice(0, most).map((place) => [slots[place], slots[placeBefore(recipes, place)]] as const),
  )
}

type InOrderOfSlots = readonly (Pick<Recipe, "keepsDays"> | undefined)[]

/** The positions of second times, the earliest first. */
export function secondsAmong(dishes: InOrderOfSlots, meal: number): number[] {
  const seconds: number[] = []
  for (let place = meal + meals.length; place < slots.length; place += meals.length) {
    const before = placeBefore(dishes, place)
    if (before < 0) continue
    const keeps = (place - before) / meals.length <= (dishes[place]?.keepsDays ?? 0)
    if (keeps && !seconds.includes(before)) seconds.push(place)
  }
  return seconds
}

/** The position of the earlier meal with the same dish; -1 if there is none. */
export function placeBefore(dishes: InOrderOfSlots, place: number): number {
  let before = place - meals.length
  while (before >= 0 && dishes[before] !== dishes[place]) before -= meals.length
  return before < 0 || !dishes[place] ? -1 : before
}

type WithSecondTimes = {
  secondTimes: SecondTimes
  days: readonly { readonly [meal in Meal]?: { recipe: Pick<Recipe, "keepsDays"> } }[]
}

/**
 * The second times that are still possible. A second time is not possible if a quick plate replaced the earlier meal,
 * so that nothing was cooked, or if by her calendar the dish would be older than it keeps.
 */
export function secondTimesNow(
  { secondTimes, days }: WithSecondTimes,
  journey: Pick<Journey, "hardNights" | "doneOn">,
  date?: string,
): SecondTimes {
  const pairs = Object.entries(secondTimes) as [Slot, Slot][]
  const holding = pairs.filter(([second, first]) => {
    const { day, meal } = dayAndMeal(first)
    const isReplaced = journey.hardNights?.values[day]?.includes(meal) ?? false
    const cookedOn = dateOf(journey, first)
    const eatenOn = dateOf(journey, second) ?? date
    const keepsDays = days[day - 1]?.[meal]?.recipe.keepsDays ?? 0
    const isTooOld = cookedOn && eatenOn && daysBetween(cookedOn, eatenOn) > keepsDays
    return !isReplaced && !isTooOld
  })
  return Object.fromEntries(holding)
}

/**
 * The date on which she had the meal of a slot: for lunch, the date on which she ticked the main meal; for other meals,
 * the date of the day's last ticked item. It is undefined if none was ticked.
 */
export function dateOf({ doneOn }: Pick<Journey, "doneOn">, slot: Slot): string | undefined {
  const { day, meal } = dayAndMeal(slot)
  const dates = doneOn?.[day] ?? {}
  return meal === "lunch" ? dates.mainMeal : Object.values(dates).toSorted().at(-1)
}

/** The later meal that reheats the dish of the first; undefined if there is none. */
export function secondTimeOf(secondTimes: SecondTimes, first: Slot): Slot | undefined {
  return (Object.entries(secondTimes) as [Slot, Slot][]).find(([, cooked]) => cooked === first)?.[0]
}
