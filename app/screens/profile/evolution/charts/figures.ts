import { glassesGoal } from "#domain/days/day-record.ts"
import type { ChartMeasure } from "#domain/evolution/chart-series.ts"

export type FigureKind = {
  name: "feelings" | "sleep" | "water" | "movement"
  look: "lines" | "bars"
  lines: readonly ChartMeasure[]
  /** Where the axis begins; 0 by default. */
  bottom?: number
  /** The axis reaches at least this value. */
  top: number
  ticks?: readonly number[]
  /** The band or line to draw behind the values, in the measure's unit. */
  guide?: readonly [from: number, to: number]
  tone: string
}

/** Sleep has no guide line, because the newborn determines how much she sleeps. */
export const figures: readonly FigureKind[] = [
  {
    name: "feelings",
    look: "lines",
    lines: ["mood", "energy"],
    bottom: 1,
    top: 5,
    ticks: [1, 3, 5],
    tone: "fill-diary stroke-diary",
  },
  { name: "sleep", look: "bars", lines: ["sleepHours"], top: 9, tone: "fill-note" },
  {
    name: "water",
    look: "bars",
    lines: ["glasses"],
    top: glassesGoal + 1,
    guide: [glassesGoal, glassesGoal],
    tone: "fill-done",
  },
  { name: "movement", look: "bars", lines: ["walks"], top: 2, tone: "fill-petal" },
]
