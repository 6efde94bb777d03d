import fc from "fast-check"
import { expect, test } from "vitest"
import { afterOpeningHours, isOpen, nextOpening, parseOpenings, type SupportHours } from "./support-hours.ts"

function hoursOf(text: string, timeZone = "UTC", holidays: string[] = []): SupportHours {
  return { openings: parseOpenings(text) ?? [], timeZone, holidays }
}

test("hours are read as an operator writes them", () => {
  expect(parseOpenings("Mon-Fri 9-18")).toEqual([{ days: [1, 2, 3, 4, 5], fromMinute: 540, untilMinute: 1080 }])
  expect(parseOpenings("mon 9:30 - 12, Sat 0-24")).toEqual([
    { days: [1], fromMinute: 570, untilMinute: 720 },
    { days: [6], fromMinute: 0, untilMinute: 1440 },
  ])
})

test.each(["", "9-18", "Mon-Fri", "Fri-Mon 9-18", "Seg-Sex 9-18", "Mon 18-9", "Mon 9-25", "Mon 9:60-10", "Mon 9-18,"])(
  "%j is no opening",
  (text) => expect(parseOpenings(text)).toBeNull(),
)

test("it opens in the morning, closes in the evening, and after Friday comes Monday", () => {
  const hours = hoursOf("Mon-Fri 9-18", "America/Sao_Paulo")
  expect(isOpen(hours, new Date("2026-11-20T11:59:59Z"))).toBe(false)
  expect(isOpen(hours, new Date("2026-11-20T12:00:00Z"))).toBe(true)
  expect(isOpen(hours, new Date("2026-11-20T21:00:00Z"))).toBe(false)
  expect(nextOpening(hours, new Date("2026-11-20T21:00:00Z"))?.toISOString()).toBe("2026-11-23T12:00:00.000Z")
})

test("on a holiday it stays closed, and with nothing but holidays it never opens", () => {
  const friday = new Date("2026-12-25T10:00:00Z")
  const hours = hoursOf("Mon-Fri 9-18", "UTC", ["2026-12-25"])
  expect(isOpen(hours, friday)).toBe(false)
  expect(nextOpening(hours, friday)?.toISOString()).toBe("2026-12-28T09:00:00.000Z")
  expect(nextOpening({ ...hours, openings: [] }, friday)).toBeNull()
})

test("it opens at the same time of its clock when summer begins and ends", () => {
  const hours = hoursOf("Sun 9-18, Mon 9-18", "Europe/Lisbon")
  expect(nextOpening(hours, new Date("2027-03-27T20:00:00Z"))?.toISOString()).toBe("2027-03-28T08:00:00.000Z")
  expect(nextOpening(hours, new Date("2027-10-30T20:00:00Z"))?.toISOString()).toBe("2027-10-31T09:00:00.000Z")
})

test("hours that a clock change skips do not come that day", () => {
  const hours = hoursOf("Sun 1-2", "Europe/Lisbon")
  expect(nextOpening(hours, new Date("2027-03-28T00:00:00Z"))?.toISOString()).toBe("2027-04-04T00:00:00.000Z")
})

test.each([
  ["within a day", "2026-11-20T10:00:00Z", 4, "2026-11-20T14:00:00.000Z"],
  ["to the last minute", "2026-11-20T14:00:00Z", 4, "2026-11-20T18:00:00.000Z"],
  ["over a weekend", "2026-11-20T16:30:00Z", 4, "2026-11-23T11:30:00.000Z"],
  ["from a night on", "2026-11-22T02:00:00Z", 4, "2026-11-23T13:00:00.000Z"],
  ["over a holiday", "2026-12-24T17:00:00Z", 10, "2026-12-28T18:00:00.000Z"],
  ["up to five minutes later", "2026-11-20T10:01:01Z", 1, "2026-11-20T11:05:00.000Z"],
])("opening hours pass %s", (_how, moment, openingHours, due) => {
  const hours = hoursOf("Mon-Fri 9-18, Fri 10-12", "UTC", ["2026-12-25"])
  expect(afterOpeningHours(hours, new Date(moment), openingHours)?.toISOString()).toBe(due)
})

test("where it never opens no hours pass", () => {
  expect(afterOpeningHours({ ...hoursOf("Mon 9-18"), openings: [] }, new Date("2026-11-20T10:00:00Z"), 1)).toBeNull()
})

const zones = ["UTC", "America/Sao_Paulo", "Europe/Lisbon", "Australia/Lord_Howe", "Pacific/Apia", "America/Santiago"]
const opening = fc
  .record({
    first: fc.integer({ min: 1, max: 7 }),
    minutes: fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ first, minutes: [one = 0, other = 1] }) => ({
    days: [first],
    fromMinute: Math.min(one, other),
    untilMinute: Math.max(one, other),
  }))
const anyHours = fc.record({
  openings: fc.array(opening, { maxLength: 4 }),
  timeZone: fc.constantFrom(...zones),
  holidays: fc.array(fc.constantFrom("2027-03-28", "2027-10-31", "2027-04-03", "2027-10-03"), { maxLength: 2 }),
})
const anyMoment = fc.date({ min: new Date("2027-01-01"), max: new Date("2028-01-01"), noInvalidDate: true })

test("it is open at its next opening, which lies ahead, and between a closed moment and that it never is", () => {
  fc.assert(
    fc.property(anyHours, anyMoment, fc.double({ min: 0, max: 1, noNaN: true }), (hours, moment, part) => {
      const next = nextOpening(hours, moment)
      if (!next) return
      expect(next.getTime()).toBeGreaterThan(moment.getTime())
      expect(isOpen(hours, next)).toBe(true)
      if (isOpen(hours, moment)) return
      const between = new Date(moment.getTime() + Math.floor((next.getTime() - moment.getTime() - 1) * part))
      expect(isOpen(hours, between)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test("hours that pass end while it is open or as it closes, and never later for an earlier moment", () => {
  const openingHours = fc.integer({ min: 1, max: 40 })
  const aheadMs = fc.integer({ min: 0, max: 10 * 24 * 60 * 60_000 })
  fc.assert(
    fc.property(anyHours, anyMoment, openingHours, aheadMs, (hours, moment, count, ms) => {
      const due = afterOpeningHours(hours, moment, count)
      const later = afterOpeningHours(hours, new Date(moment.getTime() + ms), count)
      if (!due || !later) return
      expect(due.getTime() - moment.getTime()).toBeGreaterThanOrEqual(count * 60 * 60_000)
      expect(later.getTime()).toBeGreaterThanOrEqual(due.getTime())
      const fiveMinutesBefore = new Date(due.getTime() - 5 * 60_000)
      expect([fiveMinutesBefore, due].some((each) => isOpen(hours, each))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
