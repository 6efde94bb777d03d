import fc from "fast-check"
import { expect, test } from "vitest"
import { defaultTimes, isQuiet, type ReminderTimes } from "#domain/reminders/reminder-times.ts"
import { nextSlotAt, slotsBetween } from "./slots.ts"

type Times = Omit<ReminderTimes, "byMail" | "shortWords">

const none = { morningReminder: [], mealReminders: [], waterReminder: [], dailyTips: [] }
const neverQuiet = { quietFrom: "00:00", quietUntil: "00:00" }
const lisbon = (times: Partial<Times>) => ({ ...none, ...neverQuiet, timeZone: "Europe/Lisbon", ...times })
const moments = (times: Times, from: string, until: string) =>
  slotsBetween({ times }, new Date(from), new Date(until)).map(({ at }) => at.toISOString())

test("a time that the clocks skip in spring comes an hour later, and one that they repeat in autumn comes once", () => {
  const atHalfPastOne = lisbon({ waterReminder: ["01:30"] })
  expect(moments(atHalfPastOne, "2026-03-28T12:00:00Z", "2026-03-30T12:00:00Z")).toEqual([
    "2026-03-29T01:30:00.000Z",
    "2026-03-30T00:30:00.000Z",
  ])
  expect(moments(atHalfPastOne, "2026-10-24T12:00:00Z", "2026-10-26T12:00:00Z")).toEqual([
    "2026-10-25T00:30:00.000Z",
    "2026-10-26T01:30:00.000Z",
  ])
})

test("a reminder keeps its time on her clock through the year, whatever that is elsewhere", () => {
  const morning = { ...lisbon({ morningReminder: ["08:00"] }), timeZone: "America/Santiago" }
  const year = moments(morning, "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")
  expect(year).toHaveLength(365)
  expect(new Set(year.map((moment) => moment.slice(11, 16)))).toEqual(new Set(["11:00", "12:00"]))
})

test("nothing lies in her quiet hours, also where they span midnight", () => {
  const times = lisbon({
    waterReminder: ["06:59", "07:00", "20:59", "21:00", "23:30"],
    quietFrom: "21:00",
    quietUntil: "07:00",
  })
  const shown = slotsBetween({ times }, new Date("2026-11-20T23:59:00Z"), new Date("2026-11-21T23:59:00Z"))
  expect(shown.map(({ time }) => time)).toEqual(["07:00", "20:59"])
})

test("without any time, or with quiet hours over all of them, there is no next one", () => {
  expect(nextSlotAt({ times: lisbon({}) }, new Date())).toBeNull()
  const times = lisbon({ dailyTips: ["22:00"], quietFrom: "21:00", quietUntil: "07:00" })
  expect(nextSlotAt({ times }, new Date())).toBeNull()
})

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"))
const zones = [
  "Europe/Lisbon",
  "America/Sao_Paulo",
  "America/Santiago",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "America/Havana",
]
const anyTimes = fc.record({
  morningReminder: fc.array(time, { maxLength: 1 }),
  mealReminders: fc.array(time, { maxLength: 4 }),
  waterReminder: fc.array(time, { maxLength: 8 }),
  dailyTips: fc.array(time, { maxLength: 1 }),
  quietFrom: time,
  quietUntil: time,
  timeZone: fc.constantFrom(...zones),
})
const anyMoment = fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })

test("stepping from one next moment to the next meets every slot once, and no slot is quiet", () => {
  fc.assert(
    fc.property(anyTimes, anyMoment, (times, start) => {
      const end = new Date(start.getTime() + 3 * 24 * 60 * 60_000)
      const slots = slotsBetween({ times }, start, end)
      const met: string[] = []
      for (let at = nextSlotAt({ times }, start); at && at <= end; at = nextSlotAt({ times }, at))
        met.push(at.toISOString())
      expect(met).toEqual([...new Set(slots.map(({ at }) => at.toISOString()))])
      expect(slots.filter((slot) => isQuiet(slot.time, times))).toEqual([])
      const keys = slots.map(({ reminder, date, time }) => `${reminder} ${date} ${time}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
    { numRuns: 300 },
  )
})

test("the times that everybody begins with are outside of the quiet hours", () => {
  const day = slotsBetween(
    { times: { ...defaultTimes, timeZone: "UTC" } },
    new Date("2026-11-20T23:59:00Z"),
    new Date("2026-11-21T23:59:00Z"),
  )
  expect(day.map(({ time }) => time)).toEqual(["08:00", "09:00", "10:00", "12:30", "14:00", "15:30", "17:00", "19:00"])
})
