import fc from "fast-check"
import { expect, test } from "vitest"
import { countedReads, generatedDays, raisedDays, today } from "#tests/generated-days.ts"
import { addDaysTo, type DayRecord, emptyDay } from "../days/day-record.ts"
import { badges, earnedBadges, missingFor } from "./badges.ts"
import type { Journey } from "./journey.ts"
import { checklistItems } from "./progress.ts"

/** Records of days before today, all with the same values. */
function daysAgo(ago: number[], told: Partial<DayRecord>): DayRecord[] {
  return ago.map((days) => ({ ...emptyDay(addDaysTo(today, -days)), ...told }))
}

function journeyUpTo(day: number, items: number = checklistItems.length, id = "first"): Journey {
  const days = Array.from({ length: day }, (_, index) => index + 1)
  const done = days.map((each) => [each, each < day ? [...checklistItems] : checklistItems.slice(0, items)])
  return { id, startedAt: "2026-11-01T08:00:00.000Z", done: Object.fromEntries(done) }
}

const rules = [
  ["water", { glasses: 1 }, { glasses: 0, sleepHours: 8 }],
  ["sleep", { sleepHours: 0 }, { sleepHours: null, glasses: 8 }],
  ["mind", { mood: 1 }, { energy: 5, bloating: 1 }],
  ["mind", { hasEntry: true }, { glasses: 12 }],
] as const

test.each(rules)("%s is earned by five days of any seven in a row, on the fifth", (badge, enough, tooLittle) => {
  expect(earnedBadges(daysAgo([6, 5, 3, 2, 0], enough), [])[badge]).toEqual({ on: today })
  expect(earnedBadges(daysAgo([406, 405, 403, 402, 400], enough), [])[badge]).toEqual({ on: addDaysTo(today, -400) })
  expect(earnedBadges(daysAgo([7, 5, 3, 2, 0], enough), [])[badge]).toBeUndefined()
  expect(earnedBadges(daysAgo([3, 2, 1, 0], enough), [])[badge]).toBeUndefined()
  expect(earnedBadges(daysAgo([6, 5, 4, 3, 2, 1, 0], tooLittle), [])[badge]).toBeUndefined()
})

test.each(rules)("what is missing for %s is counted in the seven days that end today", (badge, enough, tooLittle) => {
  const days = [...daysAgo([9, 8, 7, 6, 3, 0], enough), ...daysAgo([1, 2], tooLittle)]
  expect(missingFor(badge, days, [], today)).toEqual({ have: 3, of: 5 })
  expect(missingFor(badge, [], [], today)).toEqual({ have: 0, of: 5 })
  expect(missingFor(badge, daysAgo([6, 5, 4, 3, 2, 1, 0], enough), [], today)).toEqual({ have: 5, of: 5 })
})

test("a journey of seven whole days earns its badge, of which no record has the date", () => {
  expect(earnedBadges([], [])).toEqual({})
  expect(earnedBadges([], [journeyUpTo(7, 3)])).toEqual({})
  expect(earnedBadges([], [journeyUpTo(7), journeyUpTo(1, 0, "second")])).toEqual({ reset: { on: null } })
})

test("what is missing for the journey's badge is whole days of her current journey", () => {
  expect(missingFor("reset", [], [], today)).toEqual({ have: 0, of: 7 })
  expect(missingFor("reset", [], [journeyUpTo(1, 3)], today)).toEqual({ have: 0, of: 7 })
  expect(missingFor("reset", [], [journeyUpTo(4, 2)], today)).toEqual({ have: 3, of: 7 })
  expect(missingFor("reset", [], [journeyUpTo(7)], today)).toEqual({ have: 7, of: 7 })
  const later = { ...journeyUpTo(2, 4, "second"), startedAt: "2026-11-10T08:00:00.000Z" }
  expect(missingFor("reset", [], [journeyUpTo(6), later], today)).toEqual({ have: 2, of: 7 })
})

test("more days, a higher value or an act more never takes a badge away nor makes it later", () => {
  fc.assert(
    fc.property(raisedDays(14), generatedDays(30), ({ days, raised }, others) => {
      const dates = new Set(days.map(({ date }) => date))
      const before = earnedBadges(days, [])
      const more = [...raised, ...others.filter(({ date }) => date < addDaysTo(today, -13) && !dates.has(date))]
      for (const after of [earnedBadges(raised, []), earnedBadges(more, [])]) {
        for (const badge of badges) {
          const on = before[badge]?.on
          if (on) expect(after[badge]?.on?.localeCompare(on)).toBeLessThanOrEqual(0)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test("a badge is earned on the first day on which nothing of its seven days is missing, and on no other", () => {
  fc.assert(
    fc.property(generatedDays(30), (days) => {
      const earned = earnedBadges(days, [])
      const dates = Array.from({ length: 30 }, (_, index) => addDaysTo(today, index - 29))
      for (const badge of ["water", "sleep", "mind"] as const) {
        const first = dates.find((date) => {
          const { have, of } = missingFor(badge, days, [], date)
          return have === of
        })
        expect(earned[badge]?.on).toBe(first)
      }
    }),
    { numRuns: 1000 },
  )
})

test("neither hours of sleep nor litres decide: whoever met the earlier goals of 6 hours and 8 glasses has earned them", () => {
  fc.assert(
    fc.property(generatedDays(14), fc.integer({ min: 0, max: 24 }), (days, sleepHours) => {
      const earned = earnedBadges(days, [])
      const changed = days.map((day) => ({
        ...day,
        sleepHours: day.sleepHours === null ? null : sleepHours,
        glasses: Math.min(day.glasses, 1),
      }))
      expect(earnedBadges(changed, [])).toEqual(earned)
      const met = days.filter((day) => day.glasses >= 8 && (day.sleepHours ?? 0) >= 6)
      for (const badge of ["water", "sleep"] as const) {
        const on = earnedBadges(met, [])[badge]?.on
        if (on) expect(earned[badge]?.on?.localeCompare(on)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test("neither the order of the records nor how she feels decides about a badge", () => {
  fc.assert(
    fc.property(generatedDays(14), fc.integer({ min: 1, max: 5 }), (days, mood) => {
      const earned = earnedBadges(days, [])
      expect(earnedBadges(days.toReversed(), [])).toEqual(earned)
      expect(
        earnedBadges(
          days.map((day) => ({ ...day, mood: day.mood && mood })),
          [],
        ),
      ).toEqual(earned)
    }),
  )
})

test("three years of days are read in linear time", () => {
  const readsFor = (count: number) => {
    const { days, reads } = countedReads(count)
    const on = addDaysTo(today, 5 - count)
    expect(earnedBadges(days, [])).toEqual({ water: { on }, sleep: { on } })
    return reads() / count
  }
  expect(readsFor(2 * 1095)).toBeLessThanOrEqual(readsFor(1095))
})
