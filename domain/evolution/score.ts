import {
  addDaysTo,
  type DayRecord,
  daysPerWeek,
  glassesGoal,
  isTold,
  mealItemsOn,
  mealItemsPerDay,
  meanOf,
  walksOn,
  weekEnding,
} from "../days/day-record.ts"

export const exampleScore = { score: 78, pointsGained: 14 }

/** Her own score is shown once she has logged this many days; until then she sees an example. */
const daysThatSuffice = 3
const earlierWeeks = 4

type Rule = {
  /** The most points that this part can give; the maxima of the five parts sum to 100. */
  max: number
  goal: number
  /**
   * An act, such as a walk, counts only if it raises the score; a state, such as sleep, counts whenever it is logged.
   */
  isAct: boolean
  valuesOn: (day: DayRecord) => (number | null)[]
  measureOf: (values: readonly number[]) => number | null
}

// docs/score.md gives the sources of the goals.
const rules = {
  sleep: { max: 25, goal: 7, isAct: false, valuesOn: (day) => [day.sleepHours], measureOf: meanOf },
  water: {
    max: 20,
    goal: glassesGoal,
    isAct: true,
    valuesOn: (day) => [aboveZero(day.glasses)],
    measureOf: meanOfBestDays,
  },
  meals: {
    max: 20,
    goal: mealItemsPerDay,
    isAct: true,
    valuesOn: (day) => [aboveZero(mealItemsOn(day))],
    measureOf: meanOfBestDays,
  },
  movement: {
    max: 15,
    goal: daysThatSuffice,
    isAct: true,
    valuesOn: (day) => [aboveZero(walksOn(day))],
    measureOf: sumOf,
  },
  mood: { max: 20, goal: 5, isAct: false, valuesOn: (day) => [day.mood, day.energy], measureOf: meanOf },
} satisfies Record<string, Rule>

type ScorePartName = keyof typeof rules
const scorePartNames = Object.keys(rules) as ScorePartName[]

export type ScorePart = { name: ScorePartName; max: number; daysTold: number } & (
  | { isTold: false }
  | {
      isTold: true
      points: number
      /**
       * The measure of the part: the mean hours of sleep, the mean glasses or meal items of the best three days, the
       * number of walks, or the mean answer (1-5).
       */
      measure: number
      counts: boolean
    }
)
type ToldPart = Extract<ScorePart, { isTold: true }>

export type WeekScore = {
  /**
   * The score from 0 to 100, which is rounded only for display; null if neither sleep nor mood nor energy is logged.
   */
  score: number | null
  parts: ScorePart[]
  partsCounted: number
}

/**
 * The week's points as a percentage of the points that were possible with what she logged. It is null until she has
 * logged three days in all.
 */
export function weekScore(days: readonly DayRecord[], date: string): WeekScore | null {
  if (days.filter(isTold).length < daysThatSuffice) return null
  const week = weekEnding(days, date)
  const parts = scorePartNames.map((name) => partOf(name, week))
  const counted = countedOf(parts.filter((part) => part.isTold))
  return {
    score: counted.length === 0 ? null : 100 * shareOf(counted),
    parts: parts.map((part) => (part.isTold ? { ...part, counts: counted.includes(part) } : part)),
    partsCounted: counted.length,
  }
}

/**
 * The difference in points from the mean of the four weeks before. Weeks with fewer than three logged days are ignored;
 * null if none is left.
 */
export function pointsGained(days: readonly DayRecord[], date: string): number | null {
  const score = comparableScore(days, date)
  const earlier = Array.from({ length: earlierWeeks }, (_, index) => {
    return comparableScore(days, addDaysTo(date, -daysPerWeek * (index + 1)))
  })
  const usual = meanOf(earlier.filter((each) => each !== null))
  return score === null || usual === null ? null : score - usual
}

function comparableScore(days: readonly DayRecord[], date: string): number | null {
  const hasEnough = weekEnding(days, date).filter(isTold).length >= daysThatSuffice
  return hasEnough ? (weekScore(days, date)?.score ?? null) : null
}

function partOf(name: ScorePartName, week: readonly DayRecord[]): ScorePart {
  const { max, goal, valuesOn, measureOf } = rules[name]
  const told = week.map((day) => valuesOn(day).filter((value) => value !== null)).filter(({ length }) => length > 0)
  const measure = measureOf(told.flat())
  const part = { name, max, daysTold: told.length }
  if (measure === null) return { ...part, isTold: false }
  return { ...part, isTold: true, measure, points: max * Math.min(measure / goal, 1), counts: false }
}

/** Acts alone make no score, because three walks would otherwise give 100. */
function countedOf(told: readonly ToldPart[]): ToldPart[] {
  const acts = told.filter(({ name }) => rules[name].isAct).toSorted((a, b) => shareOf([b]) - shareOf([a]))
  const counted = told.filter(({ name }) => !rules[name].isAct)
  for (const act of acts) {
    if (counted.length > 0 && shareOf([act]) >= shareOf(counted)) counted.push(act)
  }
  return counted
}

function shareOf(parts: readonly ToldPart[]): number {
  return sumOfAll(parts.map(({ points }) => points)) / sumOfAll(parts.map(({ max }) => max))
}

function aboveZero(count: number) {
  return count > 0 ? count : null
}

function meanOfBestDays(values: readonly number[]): number | null {
  if (values.length < daysThatSuffice) return null
  return meanOf(values.toSorted((a, b) => b - a).slice(0, daysThatSuffice))
}

function sumOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : sumOfAll(values)
}

function sumOfAll(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
