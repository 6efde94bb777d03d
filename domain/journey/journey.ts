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
  /** When she last did something of it. */
  changedAt?: string
  done: DoneItems
  /** Her date (YYYY-MM-DD), where known. */
  doneOn?: DoneDates
  /** 1, or nothing, for the standard week. */
  week?: number
  edition?: number
  /** No release changes a week that was shopped for. */
  dishes?: Timestamped<Dishes>
  hardNights?: Timestamped<HardNights>
  eaten?: EatenMeals
  struck?: Timestamped<StruckFoods>
  cooked?: Timestamped<CookedDishes>
  /** The days (1–7) on which others helped, whose petals have their colour. */
  helped?: number[]
}
/** For how many each dish was cooked, by its key (cookedKeySchema); null once taken back. */
export type CookedDishes = { [key: string]: number | null }
/** Null once it is put back. */
export type StruckFoods = { [food: string]: Dishes | null }
/** The meals of a hard night, by day (1–7); none once it is undone. */
export type HardNights = { [day: number]: Meal[] }
/** On which date an item was done, by day (1–7). */
export type DoneDates = { [day: number]: { [Item in ChecklistItem]?: string } | undefined }
/** Meals marked as eaten, by day (1–7). A lunch is the main recipe's item. */
type EatenMeals = { [day: number]: MarkedMeal[] | undefined }
export const markedMeals = ["breakfast", "dinner"] as const satisfies readonly Meal[]
export type MarkedMeal = (typeof markedMeals)[number]
/** Items done, by day (1–7). */
type DoneItems = { [day: number]: ChecklistItem[] | undefined }

/** Raised by what changes every week begun from then on. */
export const currentEdition = 9

/** The first for older journeys, the current for one not begun. */
export function editionOf(journey: Pick<Journey, "edition"> | undefined): number {
  return journey ? (journey.edition ?? 1) : currentEdition
}

/** The id of the first journey, which two devices share before their first sync. */
export const firstJourneyId = "first"
/** Stands for the current journey on a device that does not know her journeys yet. */
export const currentJourneyId = "current"

/** One a week for ten years. */
export const journeysMax = 520

/** The journey that was started last. */
export function currentJourney<Any extends Journey>(journeys: readonly Any[]): Any | undefined {
  return journeys.reduce<Any | undefined>((current, journey) => {
    return current && !isStartedAfter(journey, current) ? current : journey
  }, undefined)
}

/** Which of her journeys an operation means. */
export function journeyIdOf(journeys: readonly Journey[], meant: string): string {
  return meant === currentJourneyId ? (currentJourney(journeys)?.id ?? firstJourneyId) : meant
}

function isStartedAfter(one: Journey, other: Journey) {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt
  // The first is never started by hand, so the other came after.
  if (one.id === firstJourneyId || other.id === firstJourneyId) return other.id === firstJourneyId
  return one.id > other.id
}

/** The petal of a day on which others helped keeps their colour, without a name. */
export function withHelp(journey: Journey, day: number): Journey {
  return { ...journey, helped: [...new Set([...(journey.helped ?? []), day])].sort((a, b) => a - b) }
}

/** Done stays done, on the date that arrived first. */
export function withItem(journey: Journey, day: number, item: ChecklistItem, date: string): Journey {
  const items = journey.done[day] ?? []
  if (items.includes(item)) return journey
  const done = checklistItems.filter((other) => other === item || items.includes(other))
  const doneOn = { ...journey.doneOn, [day]: { ...journey.doneOn?.[day], [item]: date } }
  return { ...journey, done: { ...journey.done, [day]: done }, doneOn }
}

/** A meal marked as eaten stays so. */
export function withEaten(journey: Journey, day: number, meal: MarkedMeal): Journey {
  const before = journey.eaten?.[day] ?? []
  if (before.includes(meal)) return journey
  return {
    ...journey,
    eaten: { ...journey.eaten, [day]: markedMeals.filter((it) => it === meal || before.includes(it)) },
  }
}

/** `day`: 1-7; a lunch by the main recipe's item. */
export function isEaten(journey: Journey | undefined, day: number, meal: Meal): boolean {
  if (meal === "lunch") return journey?.done[day]?.includes("mainMeal") ?? false
  return journey?.eaten?.[day]?.includes(meal) ?? false
}

const mealOfItem = { morning: "breakfast", mainMeal: "lunch" } as const

/** Slots that were eaten: all of completed days, and of today those marked or ticked. */
export function eatenSlots(journey: Journey | undefined): Slot[] {
  const { day: today, checklist } = progressOf(journey)
  const past = weekDays.filter((day) => day < today).flatMap((day) => meals.map((meal) => slotOf(day, meal)))
  const ticked = (["morning", "mainMeal"] as const).filter((item) => checklist[item])
  const eaten = new Set<Meal>([...ticked.map((item) => mealOfItem[item]), ...(journey?.eaten?.[today] ?? [])])
  return [...past, ...meals.filter((meal) => eaten.has(meal)).map((meal) => slotOf(today, meal))]
}

/** Dishes merged meal by meal; `now` as in mergeFields. */
export function withDishes<Any extends Journey>(journey: Any, dishes: Dishes, at: string, now?: string): Any {
  return { ...journey, dishes: mergeFields(journey.dishes, dishes, at, now) }
}

/** `meals`: those that become quick plates, or none. */
export function withHardNight<Any extends Journey>(journey: Any, day: number, meals: Meal[], at: string, now?: string) {
  return { ...journey, hardNights: mergeFields<HardNights>(journey.hardNights, { [day]: meals }, at, now) }
}

/** `day`: 1–7. */
export function hasHardNight(journey: Journey | undefined, day: number): boolean {
  return (journey?.hardNights?.values[day] ?? []).length > 0
}

/** A journey without its plan, as it stays when she takes back what she told. */
export function withoutPlan<Any extends Journey>(journey: Any) {
  const { dishes: _dishes, hardNights: _hardNights, struck: _struck, cooked: _cooked, ...left } = journey
  return left
}

/** The first day with an item left, or the last. */
export function progressOf(journey: Journey | undefined): Progress {
  let day = 1
  while (day < programmeDays && isDayComplete(progressOn(journey, day))) day++
  return progressOn(journey, day)
}

/** The day (1-6) finished on her date (YYYY-MM-DD), while nothing of the next is done; else null. */
export function finishedOn(journey: Journey | undefined, date: string): number | null {
  const { day, checklist } = progressOf(journey)
  const hasBegun =
    checklistItems.some((item) => checklist[item]) || markedMeals.some((meal) => isEaten(journey, day, meal))
  const isFromThen = Object.values(journey?.doneOn?.[day - 1] ?? {}).some((on) => on === date)
  return isFromThen && !hasBegun ? day - 1 : null
}

/** The items done, of 28. */
export function doneCountOf(journey: Journey): number {
  return Object.values(journey.done).reduce((sum, items = []) => sum + items.length, 0)
}

/** The open petals of its flower (0-7): an item opens a quarter of one. */
export function petalsOf(journey: Journey): number {
  return doneCountOf(journey) / checklistItems.length
}

/** The progress on one of its days. */
export function progressOn(journey: Journey | undefined, day: number): Progress {
  const items = journey?.done[day] ?? []
  const checklist = Object.fromEntries(checklistItems.map((item) => [item, items.includes(item)])) as Checklist
  return { day, percentage: percentageOf(day, checklist), checklist }
}
