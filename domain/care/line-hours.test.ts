import { expect, it } from "vitest"
import { type Hours, isClosedAt } from "./line-hours.ts"

/** Times are by the device's clock; 23 November 2026 was a Monday. */
const at = (day: number, time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return new Date(2026, 10, 22 + day, hour, minute)
}
const isOpen = (hours: Hours, day: number, time: string) => !isClosedAt([hours], at(day, time))

it("a line is open on its days, from the first minute to the last, and closed besides", () => {
  const office: Hours = { days: [1, 5], from: "07:00", to: "22:00" }
  expect(isOpen(office, 1, "06:59")).toBe(false)
  expect(isOpen(office, 1, "07:00")).toBe(true)
  expect(isOpen(office, 5, "21:59")).toBe(true)
  expect(isOpen(office, 5, "22:00")).toBe(false)
  expect(isOpen(office, 5, "03:00")).toBe(false)
  expect(isOpen(office, 6, "10:00")).toBe(false)
  expect(isOpen(office, 7, "10:00")).toBe(false)
})

it("what ends after midnight is open then, from Sunday to Monday too", () => {
  const evenings: Hours = { days: [1, 7], from: "15:30", to: "00:30" }
  expect(isOpen(evenings, 3, "00:15")).toBe(true)
  expect(isOpen(evenings, 1, "00:15")).toBe(true)
  expect(isOpen(evenings, 1, "00:30")).toBe(false)
  const weekdays: Hours = { days: [1, 4], from: "18:00", to: "02:00" }
  expect(isOpen(weekdays, 5, "01:00")).toBe(true)
  expect(isOpen(weekdays, 1, "01:00")).toBe(false)
  const toMidnight: Hours = { days: [1, 7], from: "08:00", to: "24:00" }
  expect(isOpen(toMidnight, 7, "23:59")).toBe(true)
  expect(isOpen(toMidnight, 1, "00:00")).toBe(false)
})

it("what ends on a later day is open all the time until then", () => {
  const weekend: Hours = { days: [5, 5], from: "18:00", to: "06:00", until: 1 }
  expect(isOpen(weekend, 5, "17:59")).toBe(false)
  for (const [day, time] of [
    [5, "18:00"],
    [6, "12:00"],
    [7, "23:00"],
    [1, "05:59"],
  ] as const)
    expect(isOpen(weekend, day, time)).toBe(true)
  expect(isOpen(weekend, 1, "06:00")).toBe(false)
})

it("hours of a country with several clocks hold by the one that they name", () => {
  const hours: readonly Hours[] = [{ days: [1, 5], from: "09:00", to: "18:00", zone: "ET" }]
  expect(isClosedAt(hours, new Date("2026-11-23T09:00-05:00"))).toBe(false)
  expect(isClosedAt(hours, new Date("2026-11-23T17:00-08:00"))).toBe(true)
  expect(isClosedAt([{ days: [7, 7], from: "08:00", to: "24:00", zone: "AEST" }], new Date("2026-11-22T09:00Z"))).toBe(
    false,
  )
})

it("a line whose hours are unknown, or that is always there, is never said to be closed", () => {
  for (const hours of [undefined, "always"] as const) expect(isClosedAt(hours, at(7, "03:00"))).toBe(false)
})
