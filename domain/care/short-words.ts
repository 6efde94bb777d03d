import type { Feeding } from "../profile/feeding.ts"
import { ageInDays } from "./baby-age.ts"

/** The days of the short words, in completed days since the birth: two a week for six weeks, then one a week. */
export const shortWordDays = [1, 4, 8, 11, 15, 18, 22, 25, 29, 32, 36, 39, 43, 50, 57, 64, 71, 78] as const
export type ShortWordDay = (typeof shortWordDays)[number]
/** The day since the birth from which no short word is shown: twelve weeks after it. */
export const shortWordsEndDay = 84

/** One or two sentences for her, which are shown from `fromDay` until the next short word begins. */
export type ShortWord = {
  /** The id is the key of its text in the messages. */
  id: string
  fromDay: ShortWordDay
  /** The ways of feeding that it is for, null being unknown; missing if it is for all. */
  feeding?: readonly (Feeding | null)[]
  /** The guide and section with more on the subject. */
  more: { guide: string; section: string }
  /** The authorities that the sentences rest on; empty if the sentences are not about health. */
  sources: readonly string[]
}

type Around = {
  /** The baby's birth date (YYYY-MM-DD); null if it is unknown. */
  birthDate: string | null
  today: string
  /** The day of the last short word that she has read. */
  readDay: number | undefined
}

/**
 * True if a short word is still to come: the birth date is known and less than twelve weeks ago. Dates are YYYY-MM-DD.
 */
export function areShortWordsToCome(birthDate: string | null, today: string): boolean {
  const age = birthDate === null ? null : ageInDays(birthDate, today)
  return age !== null && age < shortWordsEndDay
}

/**
 * The day of the current short word if she has not read it, otherwise undefined. Earlier ones are not repeated, and
 * none is due after twelve weeks. Dates are YYYY-MM-DD.
 */
export function dueShortWordDay({ birthDate, today, readDay = -1 }: Around): ShortWordDay | undefined {
  const age = birthDate === null ? null : ageInDays(birthDate, today)
  if (age === null || age >= shortWordsEndDay) return undefined
  const day = shortWordDays.findLast((from) => from <= age)
  return day !== undefined && day > readDay ? day : undefined
}

/** The short word of a day for how she feeds the baby. */
export function shortWordOf<Word extends ShortWord>(
  words: readonly Word[],
  day: ShortWordDay,
  feeding: Feeding | null,
): Word | undefined {
  return words.find((word) => word.fromDay === day && (word.feeding?.includes(feeding) ?? true))
}
