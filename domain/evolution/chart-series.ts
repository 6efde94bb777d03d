import { addDaysTo, type DayRecord, daysPerWeek, emptyDay, isTold, meanOf, walksOn } from "../days/day-record.ts"

/** The ranges are in days. */
export const chartRanges = ["7", "30", "90", "all"] as const
export type ChartRange = (typeof chartRanges)[number]

/** Longer ranges are drawn by weeks, because more marks could not be distinguished. */
const daysDrawnMax = 120

/** A value is null if she logged nothing, and never 0 instead. */
export type ChartPoint = {
  first: string
  last: string
  told: number
  mood: number | null
  energy: number | null
  sleepHours: number | null
  glasses: number | null
  walks: number | null
}
export type ChartMeasure = "mood" | "energy" | "sleepHours" | "glasses" | "walks"

/** The points of a chart, the earliest first; "all" begins with the first day that she logged. */
export function chartSeries(days: readonly DayRecord[], range: ChartRange, today: string): ChartPoint[] {
  const known = new Map(days.filter((day) => day.date <= today).map((day) => [day.date, day]))
  const told = [...known.values()].filter(isTold).map(({ date }) => date)
  const firstTold = told.sort()[0] ?? today
  const first = range === "all" ? firstTold : addDaysTo(today, 1 - Number(range))
  const dates: string[] = []
  for (let date = today; date >= first; date = addDaysTo(date, -1)) dates.unshift(date)
  const width = dates.length > daysDrawnMax ? daysPerWeek : 1
  const points: ChartPoint[] = []
  for (let end = dates.length; end > 0; end -= width) {
    points.unshift(pointOf(dates.slice(Math.max(0, end - width), end).map((date) => known.get(date) ?? emptyDay(date))))
  }
  return points
}

function pointOf(days: readonly DayRecord[]): ChartPoint {
  const mean = (values: (number | null)[]) => meanOf(values.filter((value) => value !== null))
  const told = days.filter(isTold)
  const walks = told.reduce((sum, day) => sum + walksOn(day), 0)
  return {
    first: days[0]?.date ?? "",
    last: days.at(-1)?.date ?? "",
    told: told.length,
    mood: mean(days.map(({ mood }) => mood)),
    energy: mean(days.map(({ energy }) => energy)),
    sleepHours: mean(days.map(({ sleepHours }) => sleepHours)),
    glasses: mean(days.map(({ glasses }) => (glasses > 0 ? glasses : null))),
    walks: walks > 0 ? walks : null,
  }
}

/** The mean, minimum and maximum of a measure; null if no point has a value. */
export function spreadOf(points: readonly ChartPoint[], measure: ChartMeasure) {
  const values = points.map((point) => point[measure]).filter((value) => value !== null)
  const mean = meanOf(values)
  return mean === null ? null : { mean, least: Math.min(...values), most: Math.max(...values), count: values.length }
}
