import { lackedBy } from "../../food/exclusions.ts"
import type { Journey } from "../../journey/journey.ts"
import type { Household } from "../household.ts"
import type { Library, Preparation } from "../library.ts"
import { weekDays } from "../slots.ts"
import { mealDaysOf } from "../week/cooking-days.ts"
import type { PlannedWeek } from "../week/plan-week.ts"
import { secondTimesNow } from "../week/second-time.ts"
import { dishesCooked } from "./hard-night.ts"
import { type PreparationOfDay, preparationsOf } from "./preparations.ts"

type InWeek = {
  week: PlannedWeek
  household: Household
  journey: Pick<Journey, "hardNights" | "doneOn">
}

export type CookingOfWeek = {
  /** The days on which she cooks, from the day before the first (0) on. */
  days: readonly number[]
  /** What is prepared, by day, from the day before the first (0) on. */
  preparations: readonly (readonly PreparationOfDay[])[]
}

/** With few cooking days, what is prepared goes with a cooked meal, as far as it keeps. */
export function cookingOfWeek(library: Library, { week, household, journey }: InWeek, date?: string): CookingOfWeek {
  const dishes = dishesCooked(week.dishes, journey.hardNights?.values)
  const mealDays = mealDaysOf(library, dishes, secondTimesNow(week, journey, date))
  const together = household.cooksOnFewDays ? mealDays : []
  const all = [0, ...weekDays]
  const toPrepare = { ...library, preparations: library.preparations.filter((each) => !isBoughtReady(each, household)) }
  const preparations = all.map((day) => preparationsOf(toPrepare, dishes, day, together))
  const cooks = (day: number) => preparations[day]?.some(({ preparation }) => preparation.isCooked)
  return { days: all.filter((day) => mealDays.includes(day) || cooks(day)), preparations }
}

/** Out of a tin for want of a stove. */
function isBoughtReady({ isCooked, ways }: Preparation, { wishes }: Household): boolean {
  return isCooked && lackedBy(wishes).includes("stove") && ways.some((takes) => takes.length === 0)
}
