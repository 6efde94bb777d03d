import fc from "fast-check"
import { expect, test } from "vitest"
import { generatedDays } from "#tests/generated-days.ts"
import { addDaysTo, emptyDay, isTold } from "../days/day-record.ts"
import { type ChartMeasure, chartRanges, chartSeries, spreadOf } from "./chart-series.ts"

const today = "2026-11-21"
const measures: ChartMeasure[] = ["mood", "energy", "sleepHours", "glasses", "walks"]

test("a range has a point for each of its days, the last is today, and a day without records is a gap", () => {
  const slept = { ...emptyDay("2026-11-19"), sleepHours: 0 }
  const points = chartSeries([slept], "7", today)
  expect(points.map(({ first }) => first)).toEqual(Array.from({ length: 7 }, (_, index) => addDaysTo(today, index - 6)))
  expect(points.map(({ sleepHours }) => sleepHours)).toEqual([null, null, null, null, 0, null, null])
  expect(points.map(({ glasses }) => glasses)).toEqual(Array(7).fill(null))
})

test("all of her days begin with the first that she told, and beyond four months a point is a week", () => {
  const told = (back: number) => ({ ...emptyDay(addDaysTo(today, -back)), mood: 3 })
  expect(chartSeries([told(99)], "all", today)).toHaveLength(100)
  const years = chartSeries([told(1094), told(0), told(6)], "all", today)
  expect(years).toHaveLength(157)
  expect(years.at(-1)).toMatchObject({ first: addDaysTo(today, -6), last: today, told: 2, mood: 3 })
})

test("points follow each other without a day between, and no value is outside of what she told", () => {
  fc.assert(
    fc.property(generatedDays(40), fc.constantFrom(...chartRanges), (days, range) => {
      const points = chartSeries(days, range, today)
      for (const [index, { first }] of points.slice(1).entries())
        expect(first).toBe(addDaysTo(points[index]?.last ?? "", 1))
      expect(points.at(-1)?.last).toBe(today)
      for (const measure of measures) {
        const spread = spreadOf(points, measure)
        if (!spread) continue
        expect(spread.least).toBeLessThanOrEqual(spread.mean + 1e-9)
        expect(spread.most).toBeGreaterThanOrEqual(spread.mean - 1e-9)
      }
      const inRange = days.filter((day) => isTold(day) && day.date >= (points[0]?.first ?? "") && day.date <= today)
      expect(points.reduce((sum, { told }) => sum + told, 0)).toBe(inRange.length)
    }),
  )
})
