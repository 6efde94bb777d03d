import { type Dishes, type Slot, slotOf, weekDays } from "../plan/slots.ts"
import { type Meal, meals } from "../recipes/recipe.ts"
import { mergeFields, type Timestamped } from "../timestamped.ts"
import {
  type Checklist,
  type ChecklistItem,
  checklistItems,
  isDayComplete,
  type Progress,
  percentageOf,
  programmeDays,
} from "./progress.ts"

export type Journey = {
  id: string
  startedAt: string
  /** The time of the last operation on the journey. */
  changedAt?: string
  done: DoneItems
  /** The dates (YYYY-MM-DD) in her time zone on which items were done, where known. */
  doneOn?: DoneDates
  /** The number of the week; 1 or missing for the standard week. */
  week?: number
  edition?: number
  /** The dishes are stored with the journey, so that no release changes a week for which she has already shopped. */
  dishes?: Timestamped<Dishes>
  hardNights?: Timestamped<HardNights>
  eaten?: EatenMeals
  struck?: Timestamped<StruckFoods>
  cooked?: Timestamped<CookedDishes>
  /**
   * The days (1–7) on which others helped. The flower that shows her week has a petal for each day; the petals of these
   * days have another colour.
   */
  helped?: number[]
}
/** For how many people each dish was cooked, by its key (cookedKeySchema); null after it was undone. */
export type CookedDishes = { [key: string]: number | null }
/** The dishes that a food was taken out of; null after it was put back. */
export type StruckFoods = { [food: string]: Dishes | null }
/**
 * The meals that quick plates replace after a hard night, which is one with little sleep, by day (1–7); empty after it
 * was undone.
 */
export type HardNights = { [day: number]: Meal[] }
/** The date on which each item was done, by day (1–7). */
export type DoneDates = { [day: number]: { [Item in ChecklistItem]?: string } | undefined }
/** Meals that she marked as eaten, by day (1–7). Lunch is not among them, because it is the checklist's main meal. */
type EatenMeals = { [day: number]: MarkedMeal[] | undefined }
export const markedMeals = ["breakfast", "dinner"] as const satisfies readonly Meal[]
export type MarkedMeal = (typeof markedMeals)[number]
/** The items that are done, by day (1–7). */
type DoneItems = { [day: number]: ChecklistItem[] | undefined }

/**
 * The edition of the planning rules. A release raises it if it changes how weeks are planned; weeks begun earlier keep
 * their edition.
 */
export const currentEdition = 9

/** The edition of a journey: the first for one stored without it, the current one for a journey that has not begun. */
export function editionOf(journey: Pick<Journey, "edition"> | undefined): number {
  return journey ? (journey.edition ?? 1) : currentEdition
}

/** The id of a user's first journey. It is fixed, so that two devices use the same one before their first sync. */
export const firstJourneyId = "first"
/** Stands for the current journey on a device that has not fetched her journeys yet. */
export const currentJourneyId = "current"

/** The maximum number of journeys is enough for one a week for ten years. */
export const journeysMax = 520

/** The journey that was started last. */
export function currentJourney<Any extends Journey>(journeys: readonly Any[]): Any | undefined {
  return journeys.reduce<Any | undefined>((current, journey) => {
    return current && !isStartedAfter(journey, current) ? current : journey
  }, undefined)
}

/**
 * Returns the id of the journey that an operation means. A device that has not fetched her journeys yet sends
 * `currentJourneyId` in its place.
 */
export function journeyIdOf(journeys: readonly Journey[], meant: string): string {
  return meant === currentJourneyId ? (currentJourney(journeys)?.id ?? firstJourneyId) : meant
}

function isStartedAfter(one: Journey, other: Journey) {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt
  // The first journey is created automatically, so any other with the same start came after it.
  if (one.id === firstJourneyId || other.id === firstJourneyId) return other.id === firstJourneyId
  return one.id > other.id
}

/** Marks a day on which others helped, without saying who. */
export function withHelp(journey: Journey, day: number): Journey {
  return { ...journey, helped: [...new Set([...(journey.helped ?? []), day])].sort((a, b) => a - b) }
}

/** Marks an item as done. It stays done, with the date that arrived first. */
export function withItem(journey: Journey, day: number, item: ChecklistItem, date: string): Journey {
  const items = journey.done[day] ?? []
  if (items.includes(item)) return journey
  const done = checklistItems.filter((other) => other === item || items.includes(other))
  const doneOn = { ...journey.doneOn, [day]: { ...journey.doneOn?.[day], [item]: date } }
  return { ...journey, done: { ...journey.done, [day]: done }, doneOn }
}

/** Marks a meal as eaten. It cannot be unmarked. */
export function withEaten(journey: Journey, day: number, meal: MarkedMeal): Journey {
  const before = journey.eaten?.[day] ?? []
  if (before.includes(meal)) return journey
  return {
    ...journey,
    eaten: { ...journey.eaten, [day]: markedMeals.filter((it) => it === meal || before.includes(it)) },
  }
}

/** `day` is 1-7. Lunch is eaten if the checklist's main meal is done. */
export function isEaten(journey: Journey | undefined, day: number, meal: Meal): boolean {
  if (meal === "lunch") return journey?.done[day]?.includes("mainMeal") ?? false
  return journey?.eaten?.[day]?.includes(meal) ?? false
}

const mealOfItem = { morning: "breakfast", mainMeal: "lunch" } as const

/** The meals that count as eaten: all those of completed days, and those of today that are marked or ticked. */
export function eatenSlots(journey: Journey | undefined): Slot[] {
  const { day: today, checklist } = progressOf(journey)
  const past = weekDays.filter((day) => day < today).flatMap((day) => meals.map((meal) => slotOf(day, meal)))
  const ticked = (["morning", "mainMeal"] as const).filter((item) => checklist[item])
  const eaten = new Set<Meal>([...ticked.map((item) => mealOfItem[item]), ...(journey?.eaten?.[today] ?? [])])
  return [...past, ...meals.filter((meal) => eaten.has(meal)).map((meal) => slotOf(today, meal))]
}

/** Merges changed dishes meal by meal; `now` is as in mergeFields. */
export function withDishes<Any extends Journey>(journey: Any, dishes: Dishes, at: string, now?: string): Any {
  return { ...journey, dishes: mergeFields(journey.dishes, dishes, at, now) }
}

/** `meals` are those that become quick plates; an empty list undoes the hard night. */
export function withHardNight<Any extends Journey>(journey: Any, day: number, meals: Meal[], at: string, now?: string) {
  return { ...journey, hardNights: mergeFields<HardNights>(journey.hardNights, { [day]: meals }, at, now) }
}

/** True if quick plates replace meals of this day (1–7) because of a hard night. */
export function hasHardNight(journey: Journey | undefined, day: number): boolean {
  return (journey?.hardNights?.values[day] ?? []).length > 0
}

/** A journey without its plan, which remains after she withdraws the consent for her answers. */
export function withoutPlan<Any extends Journey>(journey: Any) {
  const { dishes: _dishes, hardNights: _hardNights, struck: _struck, cooked: _cooked, ...left } = journey
  return left
}

/** Her progress on the first day that has an item left, or on the last day. */
export function progressOf(journey: Journey | undefined): Progress {
  let day = 1
  while (day < programmeDays && isDayComplete(progressOn(journey, day))) day++
  return progressOn(journey, day)
}

/**
 * The day (1-6) that she finished on a date (YYYY-MM-DD), as long as nothing of the next day is done; otherwise null.
 */
export function finishedOn(journey: Journey | undefined, date: string): number | null {
  const { day, checklist } = progressOf(journey)
  const hasBegun =
    checklistItems.some((item) => checklist[item]) || markedMeals.some((meal) => isEaten(journey, day, meal))
  const isFromThen = Object.values(journey?.doneOn?.[day - 1] ?? {}).some((on) => on === date)
  return isFromThen && !hasBegun ? day - 1 : null
}

/** The number of items done, out of 28. */
export function doneCountOf(journey: Journey): number {
  return Object.values(journey.done).reduce((sum, items = []) => sum + items.length, 0)
}

/**
 * The number of open petals (0–7) of the flower that shows the journey. Each item that is done opens a quarter of a
 * petal.
 */
export function petalsOf(journey: Journey): number {
  return doneCountOf(journey) / checklistItems.length
}

/** Her progress on one day (1-7) of the journey. */
export function progressOn(journey: Journey | undefined, day: number): Progress {
  const items = journey?.done[day] ?? []
  const checklist = Object.fromEntries(checklistItems.map((item) => [item, items.includes(item)])) as Checklist
  return { day, percentage: percentageOf(day, checklist), checklist }
}
