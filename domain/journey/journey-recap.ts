import type { DayRecord } from "../days/day-record.ts"
import { newestFirst, type SyncedEntry } from "../diary/diary.ts"
import { isLowMoodDay } from "../diary/low-mood-day.ts"
import type { HelperLink } from "../helping/helper-link.ts"
import { dayAndMeal } from "../plan/slots.ts"
import { storedDishes } from "../plan/week/plan-of.ts"
import { eatenSlots, type Journey } from "./journey.ts"

/** Both dates are YYYY-MM-DD and included. */
export type Dates = { first: string; last: string }

/** The dates of the first and the last ticked item; null if no date is known. */
export function datesOf(journey: Journey): Dates | null {
  const dates = Object.values(journey.doneOn ?? {})
    .flatMap((ofDay) => Object.values(ofDay ?? {}))
    .toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last ? { first, last } : null
}

const within = ({ first, last }: Dates, date: string) => first <= date && date <= last

/** The dish that was eaten most often, and the number of different dishes. */
export type DishesEaten = { recipeId: number; times: number; different: number }

/** Null if she ate nothing that may be named to her. Of dishes eaten equally often, the first one counts. */
export function dishesEaten(journey: Journey, isNamed: (recipeId: number) => boolean): DishesEaten | null {
  const dishes = storedDishes(journey)
  const times = new Map<number, number>()
  for (const slot of eatenSlots(journey)) {
    const { day, meal } = dayAndMeal(slot)
    const recipeId = dishes[slot]
    // On a hard night something else was eaten in place of the planned dish.
    if (recipeId === undefined || journey.hardNights?.values[day]?.includes(meal)) continue
    times.set(recipeId, (times.get(recipeId) ?? 0) + 1)
  }
  const named = [...times].filter(([recipeId]) => isNamed(recipeId))
  const [most] = named.toSorted(([, one], [, other]) => other - one)
  return most ? { recipeId: most[0], times: most[1], different: times.size } : null
}

/** The hours of sleep that she logged; null if she logged none. */
export function sleepIn(days: readonly DayRecord[], dates: Dates): { hours: number; days: number } | null {
  const told = days.flatMap(({ date, sleepHours }) => (within(dates, date) && sleepHours !== null ? [sleepHours] : []))
  return told.length === 0 ? null : { hours: told.reduce((sum, hours) => sum + hours, 0), days: told.length }
}

/**
 * The last entry of each day that is not sad or heavy, the earliest day first. `dateOf` returns her date of a moment;
 * `isHeavy` recognises words of which nobody wants to be reminded on a good day.
 */
export function wordsIn(
  entries: readonly SyncedEntry[],
  dates: Dates,
  dateOf: (moment: string) => string,
  isHeavy: (notes: string) => boolean,
): { id: string; date: string; notes: string }[] {
  const byDate = new Map<string, { id: string; date: string; notes: string }>()
  for (const entry of newestFirst(entries)) {
    const { id, createdAt, notes } = entry
    const date = dateOf(createdAt)
    if (byDate.has(date) || !within(dates, date) || isLowMoodDay(undefined, [entry]) || isHeavy(notes)) continue
    byDate.set(date, { id, date, notes: beginningOf(notes) })
  }
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

const charactersShown = 180

/** Cuts a text at a whole word and adds an ellipsis if something was cut. */
export function beginningOf(notes: string): string {
  const line = notes.replace(/\s+/gu, " ").trim()
  const characters = [...line]
  if (characters.length <= charactersShown) return line
  const beginning = characters.slice(0, charactersShown).join("")
  return `${beginning.replace(/[\s,;:.]+\S*$/u, "") || beginning}…`
}

/** The helpers whom she had asked, under the names that she gave to their links. */
export function helpersIn(
  links: readonly HelperLink[],
  { first, last }: Dates,
  dateOf: (moment: string) => string,
): string[] {
  const names = links
    .filter(({ createdAt, expiresAt }) => dateOf(createdAt) <= last && dateOf(expiresAt) >= first)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map(({ name }) => name.trim())
    .filter((name) => name !== "")
  return [...new Set(names)]
}
