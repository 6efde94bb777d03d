/** "now" is an emergency, "today" needs a call or visit the same day, and "visit" is mentioned at the next visit. */
export const signLevels = ["now", "today", "visit"] as const
export type SignLevel = (typeof signLevels)[number]

export type SignOf = "mother" | "baby"

export type Figure =
  | "temperatureC"
  | "temperatureToC"
  | "breathsPerMinute"
  | "systolic"
  | "diastolic"
  | "seconds"
  | "hours"
  | "days"
  | "weeks"
  | "day"
  | "dayIfPremature"
  | "count"
  | "percent"
  | "heightMetres"
  | "stairs"
  | "sizeCm"
export type Figures = Partial<Readonly<Record<Figure, number>>>

/** Ages in completed days, both included; 0 is the day of birth. */
export type Days = readonly [from: number, to: number]

export type Sign = {
  id: string
  of: SignOf
  level: SignLevel
  /**
   * Set if the sign is more urgent than its level: within hours of the same day, or within a week instead of at the
   * next visit.
   */
  within?: "hours" | "week"
  /** The ages at which the sign holds; missing for the whole first year. */
  days?: Days
  /** The signs beside which this one has another `level`. `or` describes, in words, further signs that have no row. */
  with?: { signs: readonly string[]; level: SignLevel; or?: string }
  in?: { [country: string]: Pick<Sign, "days"> }
  figures?: Figures
  symptom?: string
  sources: readonly string[]
}

export const lastDay = 365

/** The ages at which the sign holds. */
export function daysOf({ days = [0, lastDay] }: Pick<Sign, "days">): Days {
  return days
}

/** The signs at an age in completed days; all signs if the age is unknown. */
export function signsAt(signs: readonly Sign[], ageDays: number | null): readonly Sign[] {
  if (ageDays === null) return signs
  return signs.filter((sign) => daysOf(sign)[0] <= ageDays && ageDays <= daysOf(sign)[1])
}

/** True if the sign holds at any age between the first and the last, both included. */
export function holdsWithin(sign: Pick<Sign, "days">, [first, last]: Days): boolean {
  const [from, to] = daysOf(sign)
  return from <= last && to >= first
}

/**
 * The ages, before those of the sign itself, at which the lists of a country already name the sign; null if there are
 * none.
 */
export function extraDaysIn(sign: Sign, country: string | null): Days | null {
  const there = country ? sign.in?.[country]?.days : undefined
  const [from] = daysOf(sign)
  return there && there[0] < from ? [there[0], from - 1] : null
}

/** True if a list for these ages mentions the sign. */
export function isShownAt(sign: Sign, days: Days, country: string | null): boolean {
  const extra = extraDaysIn(sign, country)
  return holdsWithin(sign, days) || (extra !== null && holdsWithin({ days: extra }, days))
}

/** The signs of a level, including those that another sign raises to it. */
export function signsForLevel(signs: readonly Sign[], level: SignLevel): readonly Sign[] {
  return signs.filter((sign) => sign.level === level || sign.with?.level === level)
}

/** Returns the more urgent of two levels. */
export function moreUrgent(one: SignLevel, other: SignLevel): SignLevel {
  return signLevels.indexOf(one) <= signLevels.indexOf(other) ? one : other
}

/** The level of a sign beside others, never less urgent than alone. */
export function levelBeside(sign: Sign, others: readonly string[]): SignLevel {
  const isRaised = sign.with?.signs.some((id) => others.includes(id))
  return isRaised && sign.with ? moreUrgent(sign.level, sign.with.level) : sign.level
}

/** The most urgent level of some signs together; null if there are none. */
export function highestLevel(signs: readonly Sign[]): SignLevel | null {
  const ids = signs.map(({ id }) => id)
  const levels = signs.map((sign) => levelBeside(sign, ids))
  return levels.reduce<SignLevel | null>((highest, level) => (highest ? moreUrgent(highest, level) : level), null)
}
