import {
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

type ToldMean = { daysTold: number; mean: number | null }

export type WeekSummary = {
  days: DayRecord[]
  daysTold: number
  gaps: number
  daysWithEntry: number
  /** The mean is in hours. */
  sleep: ToldMean
  /** The mean is in glasses of 250 ml; `daysAtGoal` counts days with at least eight. */
  water: ToldMean & { daysAtGoal: number }
  meals: { daysTold: number; done: number; of: number }
  walks: number
  /** The means are from 1 to 5. */
  mood: ToldMean
  energy: ToldMean
}

/** Summarises the seven days up to a date (YYYY-MM-DD). */
export function weekSummary(records: readonly DayRecord[], date: string): WeekSummary {
  const days = weekEnding(records, date)
  const daysTold = days.filter(isTold).length
  const glasses = days.map((day) => day.glasses).filter((count) => count > 0)
  const mealItems = days.map(mealItemsOn).filter((count) => count > 0)
  return {
    days,
    daysTold,
    gaps: daysPerWeek - daysTold,
    daysWithEntry: days.filter((day) => day.hasEntry).length,
    sleep: toldMean(days.map((day) => day.sleepHours)),
    water: { ...toldMean(glasses), daysAtGoal: glasses.filter((count) => count >= glassesGoal).length },
    meals: {
      daysTold: mealItems.length,
      done: mealItems.reduce((sum, count) => sum + count, 0),
      of: mealItems.length * mealItemsPerDay,
    },
    walks: days.reduce((sum, day) => sum + walksOn(day), 0),
    mood: toldMean(days.map((day) => day.mood)),
    energy: toldMean(days.map((day) => day.energy)),
  }
}

function toldMean(values: readonly (number | null)[]): ToldMean {
  const told = values.filter((value) => value !== null)
  return { daysTold: told.length, mean: meanOf(told) }
}
