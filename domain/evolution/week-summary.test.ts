import fc from "fast-check"
import { expect, test } from "vitest"
import { generatedDays, raisedDays, today } from "#tests/generated-days.ts"
import { addDaysTo, emptyDay, isTold } from "../days/day-record.ts"
import { weekSummary } from "./week-summary.ts"

test("a week is summed up from what she told, and what she did not tell is a gap, not a zero", () => {
  const days = [
    { ...emptyDay("2026-11-16"), sleepHours: 1, glasses: 20 },
    {
      ...emptyDay("2026-11-17"),
      sleepHours: 5,
      glasses: 8,
      mood: 2,
      done: ["morning", "mainMeal", "activity"] as const,
    },
    { ...emptyDay("2026-11-19"), sleepHours: 6.5, glasses: 5, energy: 4, done: ["snack"] as const, hasEntry: true },
    { ...emptyDay("2026-11-20"), glasses: 10, mood: 3, done: ["activity"] as const },
    { ...emptyDay("2026-11-23"), hasEntry: true },
  ]
  const { days: week, ...summary } = weekSummary(days, today)
  expect(summary).toEqual({
    daysTold: 4,
    gaps: 3,
    daysWithEntry: 2,
    sleep: { daysTold: 2, mean: 5.75 },
    water: { daysTold: 3, mean: 23 / 3, daysAtGoal: 2 },
    meals: { daysTold: 2, done: 3, of: 6 },
    walks: 2,
    mood: { daysTold: 2, mean: 2.5 },
    energy: { daysTold: 1, mean: 4 },
  })
  expect(week.map(isTold)).toEqual([true, false, true, true, false, false, true])
  expect(week[0]?.date).toBe("2026-11-17")
})

test("a week of which she told nothing is seven gaps and no mean at all", () => {
  const untold = { daysTold: 0, mean: null }
  expect(weekSummary([], today)).toMatchObject({
    daysTold: 0,
    gaps: 7,
    sleep: untold,
    water: { ...untold, daysAtGoal: 0 },
    meals: { daysTold: 0, done: 0, of: 0 },
    mood: untold,
    energy: untold,
  })
})

test("a night without sleep is told, and is no gap", () => {
  expect(weekSummary([{ ...emptyDay(today), sleepHours: 0 }], today).sleep).toEqual({ daysTold: 1, mean: 0 })
})

test("told days and gaps are seven, no count is above its days, and every mean lies within what can be told", () => {
  fc.assert(
    fc.property(generatedDays(12), (days) => {
      const summary = weekSummary(days, today)
      expect(summary.daysTold + summary.gaps).toBe(7)
      expect(summary.meals.done).toBeLessThanOrEqual(summary.meals.of)
      expect(summary.water.daysAtGoal).toBeLessThanOrEqual(summary.water.daysTold)
      const bounds = { sleep: [0, 24], water: [1, 20], mood: [1, 5], energy: [1, 5] } as const
      for (const name of ["sleep", "water", "mood", "energy"] as const) {
        const { daysTold, mean } = summary[name]
        expect(daysTold).toBeLessThanOrEqual(summary.daysTold)
        expect(mean === null).toBe(daysTold === 0)
        if (mean === null) continue
        expect(mean).toBeGreaterThanOrEqual(bounds[name][0])
        expect(mean).toBeLessThanOrEqual(bounds[name][1])
      }
    }),
  )
})

test("an act more never makes a count smaller", () => {
  fc.assert(
    fc.property(raisedDays(7), ({ days, raised }) => {
      const [before, after] = [weekSummary(days, today), weekSummary(raised, today)]
      expect(after.walks).toBeGreaterThanOrEqual(before.walks)
      expect(after.meals.done).toBeGreaterThanOrEqual(before.meals.done)
      expect(after.water.daysAtGoal).toBeGreaterThanOrEqual(before.water.daysAtGoal)
      expect(after.gaps).toBeLessThanOrEqual(before.gaps)
    }),
  )
})

test("weeks that follow each other share no day and leave none out", () => {
  fc.assert(
    fc.property(generatedDays(28), (days) => {
      const weeks = [0, 1, 2, 3].map((weeksAgo) => weekSummary(days, addDaysTo(today, -7 * weeksAgo)))
      const entries = weeks.reduce((sum, { daysWithEntry }) => sum + daysWithEntry, 0)
      expect(entries).toBe(days.filter(({ hasEntry }) => hasEntry).length)
    }),
  )
})
