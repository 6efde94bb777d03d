import { addDaysTo, type DayRecord, daysPerWeek, emptyDay, isTold, meanOf, walksOn } from "../days/day-record.ts"

/** In days. */
export const chartRanges = ["7", "30", "90", "all"] as const
export type ChartRange = (typeof chartRanges)[number]

/** Beyond it by weeks: more marks cannot be told apart. */
const daysDrawnMax = 120

/** Null where she told nothing, never a nought. */
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

/** The earliest first; "all" begins with the first told day. */
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

/** The mean, least and most of a measure; null where no point has it. */
export function spreadOf(points: readonly ChartPoint[], measure: ChartMeasure) {
  const values = points.map((point) => point[measure]).filter((value) => value !== null)
  const mean = meanOf(values)
  return mean === null ? null : { mean, least: Math.min(...values), most: Math.max(...values), count: values.length }
}
