/** Emergency, phoned or seen today, mentioned at the next visit. */
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

/** Completed days, both included; 0 is the day of birth. */
export type Days = readonly [from: number, to: number]

export type Sign = {
  id: string
  of: SignOf
  level: SignLevel
  /** Sooner than its level alone says: today would be too late, or the next visit. */
  within?: "hours" | "week"
  /** Days since birth. Absent: at any time in the first year. */
  days?: Days
  /** Signs beside which it is of this level; `or`: the same said in words, of what has no row of its own. */
  with?: { signs: readonly string[]; level: SignLevel; or?: string }
  in?: { [country: string]: Pick<Sign, "days"> }
  figures?: Figures
  symptom?: string
  sources: readonly string[]
}

export const lastDay = 365

/** The days on which a row holds. */
export function daysOf({ days = [0, lastDay] }: Pick<Sign, "days">): Days {
  return days
}

/** The signs at an age in completed days; at an unknown age those of every age. */
export function signsAt(signs: readonly Sign[], ageDays: number | null): readonly Sign[] {
  if (ageDays === null) return signs
  return signs.filter((sign) => daysOf(sign)[0] <= ageDays && ageDays <= daysOf(sign)[1])
}

/** Both ends included. */
export function holdsWithin(sign: Pick<Sign, "days">, [first, last]: Days): boolean {
  const [from, to] = daysOf(sign)
  return from <= last && to >= first
}

/** Days before its own; null where there are none. */
export function extraDaysIn(sign: Sign, country: string | null): Days | null {
  const there = country ? sign.in?.[country]?.days : undefined
  const [from] = daysOf(sign)
  return there && there[0] < from ? [there[0], from - 1] : null
}

/** Whether a list for an age says something of it. */
export function isShownAt(sign: Sign, days: Days, country: string | null): boolean {
  const extra = extraDaysIn(sign, country)
  return holdsWithin(sign, days) || (extra !== null && holdsWithin({ days: extra }, days))
}

/** The signs of a level, with those that another sign raises to it. */
export function signsForLevel(signs: readonly Sign[], level: SignLevel): readonly Sign[] {
  return signs.filter((sign) => sign.level === level || sign.with?.level === level)
}

/** The more urgent of two levels. */
export function moreUrgent(one: SignLevel, other: SignLevel): SignLevel {
  return signLevels.indexOf(one) <= signLevels.indexOf(other) ? one : other
}

/** Never less than alone. */
export function levelBeside(sign: Sign, others: readonly string[]): SignLevel {
  const isRaised = sign.with?.signs.some((id) => others.includes(id))
  return isRaised && sign.with ? moreUrgent(sign.level, sign.with.level) : sign.level
}

/** Null if there is none. */
export function highestLevel(signs: readonly Sign[]): SignLevel | null {
  const ids = signs.map(({ id }) => id)
  const levels = signs.map((sign) => levelBeside(sign, ids))
  return levels.reduce<SignLevel | null>((highest, level) => (highest ? moreUrgent(highest, level) : level), null)
}
