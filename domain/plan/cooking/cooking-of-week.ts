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
  /** The days on which she cooks; 0 is the day before the first. */
  days: readonly number[]
  /** What is prepared on each day; index 0 is the day before the first. */
  preparations: readonly (readonly PreparationOfDay[])[]
}

/** If she wants few cooking days, preparations are moved to days with a cooked meal, as far as they keep. */
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

/** True if a preparation comes out of a tin because she has no stove. */
function isBoughtReady({ isCooked, ways }: Preparation, { wishes }: Household): boolean {
  return isCooked && lackedBy(wishes).includes("stove") && ways.some((takes) => takes.length === 0)
}
