import { addDaysTo, daysBetween } from "./day-record.ts"
import { fewestDays } from "./fewest-days.ts"
import { type Days, lastDay } from "./sign.ts"

/** The ages between which the lists of signs change, in completed days. What changes within one says so in its line. */
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

/** The baby's age in completed days; null before the birth and after the first year, where no list is for it. */
export function ageInDays(birthDate: string, today: string): number | null {
  const days = daysBetween(birthDate, today)
  return days >= 0 && days <= lastDay ? days : null
}

/** Calendar years before today in which a baby can have been born. */
const mostYears = 3

/** What is wrong with a birth date that she typed (YYYY-MM-DD), or null. */
export function birthDateProblem(birthDate: string, today: string): "in_future" | "long_ago" | null {
  if (birthDate > today) return "in_future"
  const earliest = `${Number(today.slice(0, 4)) - mostYears}${today.slice(4)}`
  return birthDate <= earliest ? "long_ago" : null
}

/** An age as she would say it. `message` is how it reads, with `from` and `to` in weeks or months; `youngest` in completed days. */
export type AgeChoice = { message: AgeMessage; from: number; to: number; youngest: number }
type AgeMessage = "weeksUpTo" | "weeks" | "weeksToMonths" | "months"

const choice = (message: AgeMessage, from: number, to: number): AgeChoice => {
  return { message, from, to, youngest: fewestDays(from, message === "months" ? "months" : "weeks") }
}

/** The ages that she can choose from: one for each band, in which the youngest day lies that it can mean. */
export const ageChoices: readonly AgeChoice[] = [
  choice("weeksUpTo", 0, 4),
  choice("weeks", 5, 8),
  choice("weeks", 9, 12),
  choice("weeksToMonths", 13, 6),
  choice("months", 6, 12),
]

/** The choice that an age in completed days is among: each reaches to the next, and the last to its `oldest`. */
export function choiceAt<Choice extends Pick<AgeChoice, "youngest"> & { oldest?: number }>(
  choices: readonly Choice[],
  ageDays: number,
): Choice | undefined {
  const last = choices.findLast(({ youngest }) => youngest <= ageDays)
  return last && ageDays <= (last.oldest ?? lastDay) ? last : undefined
}

/** The latest day of birth (YYYY-MM-DD) at which a choice can be so old today, so that her answer grows older with the baby. */
export function latestBirthDate({ youngest }: Pick<AgeChoice, "youngest">, today: string): string {
  return addDaysTo(today, -youngest)
}
