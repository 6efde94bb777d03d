import { readFileSync } from "node:fs"
import fc from "fast-check"
import { expect, expectTypeOf, test } from "vitest"
import { countedReads, generatedDays, raisedDays, today } from "#tests/generated-days.ts"
import { addDaysTo, type DayRecord, emptyDay, isTold } from "../days/day-record.ts"
import { exampleScore, pointsGained, type ScorePart, weekScore } from "./score.ts"

type Told = Partial<Omit<DayRecord, "date">>

/** Records of the last days, ending today. */
function lastDays(...told: Told[]): DayRecord[] {
  return told.map((each, index) => ({ ...emptyDay(addDaysTo(today, index + 1 - told.length)), ...each }))
}

function scoreOf(days: readonly DayRecord[]): number | null {
  return weekScore(days, today)?.score ?? null
}

function partOf(days: readonly DayRecord[], name: ScorePart["name"]) {
  return weekScore(days, today)?.parts.find((part) => part.name === name)
}

/** The example in docs/score.md. */
const exampleWeek = lastDays(
  { sleepHours: 5, mood: 3, energy: 2, glasses: 6, done: ["morning", "mainMeal", "activity"] },
  {},
  { sleepHours: 6, mood: 2, energy: 2, glasses: 8, done: ["morning"] },
  { glasses: 4, done: ["snack"] },
  { sleepHours: 5.5, mood: 4, energy: 3, glasses: 7, done: ["mainMeal", "activity"] },
)

test("the example is the specification's", () => {
  expect(exampleScore).toEqual({ score: 78, pointsGained: 14 })
})

test("the parts are sleep 25, water 20, meals and ritual 20, movement 15, mood and energy 20: 100 points", () => {
  const parts = weekScore(exampleWeek, today)?.parts ?? []
  expect(parts.map(({ name, max }) => [name, max])).toEqual([
    ["sleep", 25],
    ["water", 20],
    ["meals", 20],
    ["movement", 15],
    ["mood", 20],
  ])
})

test("the worked example comes out as it is written down", () => {
  const { score, parts, partsCounted } = weekScore(exampleWeek, today) ?? {}
  expect(score).toBeCloseTo(73.55, 2)
  expect(partsCounted).toBe(3)
  const told = { isTold: true }
  expect(parts).toMatchObject([
    { ...told, name: "sleep", daysTold: 3, measure: 5.5, points: expect.closeTo(19.64, 2), counts: true },
    { ...told, name: "water", daysTold: 4, measure: 7, points: 17.5, counts: true },
    {
      ...told,
      name: "meals",
      daysTold: 4,
      measure: expect.closeTo(1.33, 2),
      points: expect.closeTo(8.89, 2),
      counts: false,
    },
    { ...told, name: "movement", daysTold: 2, measure: 2, points: expect.closeTo(10, 9), counts: false },
    {
      ...told,
      name: "mood",
      daysTold: 3,
      measure: expect.closeTo(2.67, 2),
      points: expect.closeTo(10.67, 2),
      counts: true,
    },
  ])
})

test("there is no score until three of all her days are told, in whichever week", () => {
  const night = { sleepHours: 7 }
  expect(weekScore([], today)).toBeNull()
  expect(weekScore(lastDays(night, night), today)).toBeNull()
  expect(weekScore(lastDays(night, {}, night), today)).toBeNull()
  expect(scoreOf(lastDays(night, night, night))).toBe(100)
  const earlier = lastDays(night, night).map((day) => ({ ...day, date: addDaysTo(day.date, -60) }))
  expect(scoreOf([...earlier, ...lastDays(night)])).toBe(100)
})

test("a week of which no part is told has no score instead of a low one", () => {
  const days = lastDays({ hasEntry: true }, { bloating: 5 }, { hasEntry: true })
  expect(weekScore(days, today)).toMatchObject({ score: null, partsCounted: 0 })
  expect(weekScore(exampleWeek, addDaysTo(today, 30))).toMatchObject({ score: null, partsCounted: 0 })
})

test("water and meals need three told days, a walk, a night and a mood need one", () => {
  const act: Told = { glasses: 8, done: ["morning", "mainMeal", "snack"] }
  const two = lastDays(act, { mood: 5 }, act)
  expect(partOf(two, "water")).toEqual({ name: "water", max: 20, daysTold: 2, isTold: false })
  expect(partOf(two, "meals")).toEqual({ name: "meals", max: 20, daysTold: 2, isTold: false })
  const three = lastDays({ ...act, mood: 5 }, act, act)
  expect(partOf(three, "water")).toMatchObject({ isTold: true, points: 20, counts: true })
  expect(partOf(three, "meals")).toMatchObject({ isTold: true, points: 20, counts: true })
  const one = lastDays({ hasEntry: true }, { hasEntry: true }, { done: ["activity"], sleepHours: 3.5, energy: 1 })
  expect(partOf(one, "movement")).toMatchObject({ measure: 1, points: 5 })
  expect(partOf(one, "sleep")).toMatchObject({ measure: 3.5, points: 12.5 })
  expect(partOf(one, "mood")).toMatchObject({ measure: 1, points: 4, daysTold: 1 })
})

test("more sleep than seven hours, more water than two litres and more walks than three earn no more", () => {
  const enough: Told = { sleepHours: 7, glasses: 8, mood: 5, done: ["morning", "mainMeal", "snack", "activity"] }
  const more: Told = { ...enough, sleepHours: 12, glasses: 20, done: [...(enough.done ?? []), "snack", "activity"] }
  expect(scoreOf(lastDays(enough, enough, enough))).toBe(100)
  expect(weekScore(lastDays(more, more, more), today)?.parts).toMatchObject(
    [25, 20, 20, 15, 20].map((points) => ({ points, counts: true })),
  )
})

test("whatever she tells, the score and each part stay within their bounds", () => {
  fc.assert(
    fc.property(generatedDays(9), (days) => {
      const week = weekScore(days, today)
      expect(week === null).toBe(days.filter(isTold).length < 3)
      if (!week) return
      if (week.score !== null) {
        expect(week.score).toBeGreaterThanOrEqual(0)
        expect(week.score).toBeLessThanOrEqual(100)
      }
      for (const part of week.parts) {
        if (!part.isTold) continue
        expect(part.points).toBeGreaterThanOrEqual(0)
        expect(part.points).toBeLessThanOrEqual(part.max)
      }
      expect(week.parts.filter((part) => part.isTold && part.counts)).toHaveLength(week.partsCounted)
    }),
    { numRuns: 1000 },
  )
})

test("a recorded value that is higher, or an act more, never lowers the score nor what she gained", () => {
  fc.assert(
    fc.property(raisedDays(7), generatedDays(40), ({ days, raised }, others) => {
      const before = scoreOf(days)
      if (before !== null) expect(scoreOf(raised)).toBeGreaterThanOrEqual(before - 1e-9)
      const earlier = others.filter(({ date }) => date < addDaysTo(today, -6))
      const gained = pointsGained([...earlier, ...days], today)
      if (gained !== null) expect(pointsGained([...earlier, ...raised], today)).toBeGreaterThanOrEqual(gained - 1e-9)
    }),
    { numRuns: 2000 },
  )
})

test("acts alone make no score, and are shown all the same", () => {
  const walks = [0, 1, 2].map((back) => ({ ...emptyDay(addDaysTo(today, -back)), done: ["activity" as const] }))
  expect(weekScore(walks, today)).toMatchObject({ score: null, partsCounted: 0 })
  const slept = walks.map((day, index) => (index === 0 ? { ...day, sleepHours: 7 } : day))
  expect(weekScore(slept, today)).toMatchObject({ score: 100, partsCounted: 2 })
})

test("the score counts every told state, and no other choice of acts would give her more", () => {
  fc.assert(
    fc.property(generatedDays(9), (days) => {
      const week = weekScore(days, today)
      if (!week) return
      const told = week.parts.filter((part) => part.isTold)
      const states = told.filter(({ name }) => name === "sleep" || name === "mood")
      expect(states.every(({ counts }) => counts)).toBe(true)
      const acts = told.filter((part) => !states.includes(part))
      const choices = acts.reduce((some, act) => some.concat(some.map((each) => each.concat(act))), [states])
      const shares = choices.map(
        (choice) => choice.reduce((sum, { points }) => sum + points, 0) / choice.reduce((sum, { max }) => sum + max, 0),
      )
      if (week.score === null) expect(states).toEqual([])
      else expect(week.score).toBeCloseTo(100 * Math.max(...shares), 9)
    }),
    { numRuns: 1000 },
  )
})

test("three days of seven score the same as seven alike, and what she leaves untold costs nothing", () => {
  fc.assert(
    fc.property(generatedDays(1), fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 3 }), (days, ago) => {
      const alike = [0, 1, 2, 3, 4, 5, 6].flatMap((back) =>
        days.map((day) => ({ ...day, date: addDaysTo(today, -back) })),
      )
      const some = alike.filter((_, index) => ago.includes(index))
      const all = scoreOf(alike)
      if (all === null) expect(scoreOf(some)).toBeNull()
      else expect(scoreOf(some)).toBeCloseTo(all, 9)
    }),
  )
})

test("an empty day is the same as none, and the order of the days in a week makes no difference", () => {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((ago) => addDaysTo(today, -ago))
  fc.assert(
    fc.property(generatedDays(7), fc.shuffledSubarray(dates, { minLength: 7 }), (days, shuffled) => {
      const moved = days.map((day) => ({ ...day, date: shuffled[dates.indexOf(day.date)] ?? day.date }))
      const score = scoreOf(days)
      expect(scoreOf(days.filter(isTold))).toBe(score)
      if (score === null) expect(scoreOf(moved)).toBeNull()
      else expect(scoreOf(moved)).toBeCloseTo(score, 9)
      expect(scoreOf(days.toReversed())).toBe(score)
    }),
  )
})

test("days outside of the week change nothing once three are told", () => {
  fc.assert(
    fc.property(generatedDays(30), generatedDays(30), (days, others) => {
      const first = addDaysTo(today, -6)
      const week = days.filter(({ date }) => date >= first)
      fc.pre(week.filter(isTold).length >= 3)
      expect(weekScore([...others.filter(({ date }) => date < first), ...week], today)).toEqual(weekScore(week, today))
    }),
  )
})

test("what she gained is counted from the mean of the four weeks before, of those with three told days", () => {
  const nights = (sleepHours: number, count = 3) => lastDays(...Array.from({ length: count }, () => ({ sleepHours })))
  const weeksAgo = (weeks: number, days: DayRecord[]) => {
    return days.map((day) => ({ ...day, date: addDaysTo(day.date, -7 * weeks) }))
  }
  expect(pointsGained(nights(5.6), today)).toBeNull()
  expect(pointsGained([...nights(5.6), ...weeksAgo(1, nights(7, 2))], today)).toBeNull()
  expect(pointsGained([...nights(5.6), ...weeksAgo(5, nights(7))], today)).toBeNull()
  expect(pointsGained([...nights(5.6, 2), ...weeksAgo(1, nights(7))], today)).toBeNull()
  const earlier = [...weeksAgo(1, nights(3.5)), ...weeksAgo(2, nights(0, 2)), ...weeksAgo(4, nights(4.2))]
  expect(pointsGained([...nights(5.6), ...earlier, ...weeksAgo(5, nights(7))], today)).toBeCloseTo(80 - 55, 9)
})

test("neither weight nor calories can be told to the score, nor are they read", () => {
  expectTypeOf<keyof DayRecord>().toEqualTypeOf<
    "date" | "energy" | "mood" | "bloating" | "sleepHours" | "glasses" | "done" | "hasEntry"
  >()
  fc.assert(
    fc.property(generatedDays(9), fc.double(), (days, figure) => {
      const weighed = days.map((day) => ({
        ...day,
        weightKg: figure,
        currentWeight: figure,
        bmi: figure,
        energyKcal: figure,
      }))
      expect(weekScore(weighed, today)).toEqual(weekScore(days, today))
    }),
  )
  const sources = sourcesOf("./score.ts")
  expect([...sources.keys()].toSorted()).toEqual([
    "../day-ms.ts",
    "../days/day-record.ts",
    "../journey/progress.ts",
    "../privacy/retention.ts",
    "./score.ts",
  ])
  for (const [file, source] of sources) expect(source, file).not.toMatch(/weigh|bmi|kcal|calor|kilo|kg/i)
})

/** The source of a module in this folder and of everything that it imports. */
function sourcesOf(file: string, found = new Map<string, string>()): Map<string, string> {
  const source = readFileSync(new URL(file, import.meta.url), "utf8")
  found.set(file, source)
  for (const [, imported = ""] of source.matchAll(/from "(\.[^"]+)"/g)) {
    if (!found.has(imported)) sourcesOf(imported, found)
  }
  return found
}

test("three years of days are read in linear time", () => {
  const readsFor = (count: number) => {
    const { days, reads } = countedReads(count)
    expect(pointsGained(days, today)).toBeCloseTo(0, 9)
    return reads() / count
  }
  expect(readsFor(2 * 1095)).toBeLessThanOrEqual(readsFor(1095))
})
