import { addDaysTo, daysBetween } from "../days/day-record.ts"
import { fewestDays } from "../fewest-days.ts"
import { type Days, lastDay } from "./sign.ts"

/** Bands of ages in completed days; the lists of signs differ between them. */
export const ageBands: readonly Days[] = [
  [0, 28],
  [29, 59],
  [60, 89],
  [90, 179],
  [180, lastDay],
]

/** The band of an age in completed days of the first year. */
export function bandOf(ageDays: number): Days {
  return ageBands.find(([from, to]) => from <= ageDays && ageDays <= to) ?? [0, lastDay]
}

/** The age in completed days; null before the birth and after the first year. */
export function ageInDays(birthDate: string, today: string): number | null {
  const days = daysBetween(birthDate, today)
  return days >= 0 && days <= lastDay ? days : null
}

const mostYears = 3

/** What is wrong with a birth date (YYYY-MM-DD), or null. */
export function birthDateProblem(birthDate: string, today: string): "in_future" | "long_ago" | null {
  if (birthDate > today) return "in_future"
  const earliest = `${Number(today.slice(0, 4)) - mostYears}${today.slice(4)}`
  return birthDate <= earliest ? "long_ago" : null
}

/** `from` and `to` are in weeks or months, `youngest` in completed days. */
export type AgeChoice = { message: AgeMessage; from: number; to: number; youngest: number }
type AgeMessage = "weeksUpTo" | "weeks" | "weeksToMonths" | "months"

const choice = (message: AgeMessage, from: number, to: number): AgeChoice => {
  return { message, from, to, youngest: fewestDays(from, message === "months" ? "months" : "weeks") }
}

export const ageChoices: readonly AgeChoice[] = [
  choice("weeksUpTo", 0, 4),
  choice("weeks", 5, 8),
  choice("weeks", 9, 12),
  choice("weeksToMonths", 13, 6),
  choice("months", 6, 12),
]

/**
 * Returns the choice that contains an age in completed days. Each choice reaches up to the next one, the last up to its
 * `oldest` or the end of the first year.
 */
export function choiceAt<Choice extends Pick<AgeChoice, "youngest"> & { oldest?: number }>(
  choices: readonly Choice[],
  ageDays: number,
): Choice | undefined {
  const last = choices.findLast(({ youngest }) => youngest <= ageDays)
  return last && ageDays <= (last.oldest ?? lastDay) ? last : undefined
}

/** The latest birth date (YYYY-MM-DD) that an age allows. */
export function latestBirthDate({ youngest }: Pick<AgeChoice, "youngest">, today: string): string {
  return addDaysTo(today, -youngest)
}
