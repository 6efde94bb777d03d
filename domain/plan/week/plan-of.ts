import {
  currentEdition,
  currentJourney,
  eatenSlots,
  editionOf,
  firstJourneyId,
  type Journey,
  progressOf,
} from "../../journey/journey.ts"
import type { Household } from "../household.ts"
import type { Library } from "../library.ts"
import type { Dishes } from "../slots.ts"
import { dishesIn, idToday, standardDishesIn } from "./editions.ts"
import { type PlannedWeek, planWeek } from "./plan-week.ts"
import type { Journeying } from "./settled.ts"
import { householdInWeek, struckFoods } from "./strike.ts"

export type Plan = {
  week: PlannedWeek
  household: Household
  journey: Journey
  journeying: Journeying
  /** The current day of her journey (1–7). */
  today: number
}

/** Plans her current week from all her journeys and what she has said about food. */
export function planOf(library: Library, all: readonly Journey[], household: Household): Plan {
  const journey = currentJourney(all) ?? { id: firstJourneyId, startedAt: "", done: {}, edition: currentEdition }
  const journeying = journeyingOf(journey, all)
  const inWeek = householdInWeek(household, journey)
  const week = planWeek(library, inWeek, journeying)
  return { week, household: inWeek, journey, journeying, today: progressOf(journey).day }
}

function journeyingOf(journey: Journey, all: readonly Journey[]): Journeying {
  const { week = 1, dishes } = journey
  // If she has reset a week, the earlier journey through the same week does not count as the week before, because the
  // dishes would otherwise change with each reset.
  const previous = currentJourney(
    all.filter((other) => (other.week ?? 1) < week && other.startedAt <= journey.startedAt),
  )
  const before = previous && Object.values(storedDishes(previous))
  return {
    week,
    ...((dishes || struckFoods(journey).length > 0) && { dishes: storedDishes(journey) }),
    eaten: eatenSlots(journey),
    edition: editionOf(journey),
    ...(before && week > 1 && { before: before.filter((id) => id !== undefined).map(idToday) }),
  }
}

/** Returns the dishes of a journey. Of the standard week, only dishes that were changed are stored. */
export function storedDishes(journey: Journey): Dishes {
  const { dishes, week = 1 } = journey
  const edition = editionOf(journey)
  return { ...(week === 1 ? standardDishesIn(edition) : {}), ...dishesIn(edition, dishes?.values ?? {}) }
}
