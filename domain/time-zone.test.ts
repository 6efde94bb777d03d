import { expect, test } from "vitest"
import { clockIn, offsetZone, startOfDay, timeZoneSchema } from "./time-zone.ts"

test.each([
  [180, "-03:00"],
  [-330, "+05:30"],
  [0, "+00:00"],
  [-845, "+14:05"],
])("a clock %i minutes behind UTC is in the zone %s, which the server takes", (minutes, zone) => {
  expect(offsetZone(minutes)).toBe(zone)
  expect(timeZoneSchema.safeParse(zone).success).toBe(true)
})

test.each(["Etc/Unknown", "America/Not_Yet", ""])("%s is no time zone", (name) => {
  expect(timeZoneSchema.safeParse(name).success).toBe(false)
})

test.each([
  ["America/Sao_Paulo", "2026-11-29T01:30:00Z", { date: "2026-11-28", hour: 22, offsetMinutes: -180 }],
  ["America/Sao_Paulo", "2026-11-29T01:30:59.900Z", { date: "2026-11-28", hour: 22, offsetMinutes: -180 }],
  ["Asia/Kolkata", "2026-11-28T19:00:00Z", { date: "2026-11-29", hour: 0, offsetMinutes: 330 }],
  ["UTC", "2026-11-29T00:00:00Z", { date: "2026-11-29", hour: 0, offsetMinutes: 0 }],
])("a clock in %s shows its own day and hour", (zone, moment, shown) => {
  expect(clockIn(zone)?.(Date.parse(moment))).toEqual(shown)
})

test("a zone that is unknown here has no clock", () => {
  expect(clockIn("America/Not_Yet")).toBeNull()
})

test.each([
  ["America/Sao_Paulo", "2026-12-01", "2026-12-01T03:00:00.000Z"],
  ["Pacific/Auckland", "2026-10-01", "2026-09-30T11:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-12-01", "2026-11-30T10:00:00.000Z"],
  // In Beirut the clock changes at midnight, so the first hour of the day does not exist.
  ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00.000Z"],
  ["Europe/Lisbon", "2026-10-25", "2026-10-24T23:00:00.000Z"],
])("in %s the day %s begins at %s", (zone, date, moment) => {
  const clock = clockIn(zone)
  expect(clock && new Date(startOfDay(clock, date)).toISOString()).toBe(moment)
})
