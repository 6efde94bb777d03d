import type { Feeding } from "../profile/feeding.ts"
import { ageInDays } from "./baby-age.ts"

/** In completed days since the birth: two a week for six weeks, then one a week. */
export const shortWordDays = [1, 4, 8, 11, 15, 18, 22, 25, 29, 32, 36, 39, 43, 50, 57, 64, 71, 78] as const
export type ShortWordDay = (typeof shortWordDays)[number]
/** When the last one ends: after twelve weeks. */
export const shortWordsEndDay = 84

/** One or two sentences that come to her from a day on until the next. */
export type ShortWord = {
  /** Its text is that of the messages of this name. */
  id: string
  fromDay: ShortWordDay
  /** Whom it is for; left out where it is for all. Null: who has not said how she feeds. */
  feeding?: readonly (Feeding | null)[]
  /** The guide, and its section, that says more. */
  more: { guide: string; section: string }
  /** Who says so; none where it says nothing of health. */
  sources: readonly string[]
}

type Around = {
  /** Null where it is not known. */
  birthDate: string | null
  today: string
  /** The day of the last one that she has read. */
  readDay: number | undefined
}

/** Whether one is still to come: the birth is known, and twelve weeks have not passed (dates are YYYY-MM-DD). */
export function areShortWordsToCome(birthDate: string | null, today: string): boolean {
  const age = birthDate === null ? null : ageInDays(birthDate, today)
  return age !== null && age < shortWordsEndDay
}

/** The day of the one that she has not read yet (dates are YYYY-MM-DD): never one from before, and none after twelve weeks. */
export function dueShortWordDay({ birthDate, today, readDay = -1 }: Around): ShortWordDay | undefined {
  const age = birthDate === null ? null : ageInDays(birthDate, today)
  if (age === null || age >= shortWordsEndDay) return undefined
  const day = shortWordDays.findLast((from) => from <= age)
  return day !== undefined && day > readDay ? day : undefined
}

/** The one of a day for how she feeds. */
export function shortWordOf<Word extends ShortWord>(
  words: readonly Word[],
  day: ShortWordDay,
  feeding: Feeding | null,
): Word | undefined {
  return words.find((word) => word.fromDay === day && (word.feeding?.includes(feeding) ?? true))
}
