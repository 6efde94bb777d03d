import { expect, test } from "vitest"
import { calendarDateSchema, checkInQuestions, checkInSchema, emptyCheckIn, isTodaySomewhere } from "./check-in.ts"

test("energy, mood and bloating take a score from 1 to 5, or none yet", () => {
  expect(checkInQuestions).toEqual(["energy", "mood", "bloating"])
  expect(checkInSchema.parse(emptyCheckIn)).toEqual({ energy: null, mood: null, bloating: null })
  for (const score of [1, 2, 3, 4, 5]) expect(checkInSchema.parse({ ...emptyCheckIn, mood: score }).mood).toBe(score)
  for (const score of [0, 6, 1.5, -1, "3", undefined, Number.NaN]) {
    expect(checkInSchema.safeParse({ ...emptyCheckIn, mood: score }).success).toBe(false)
  }
})

test("a check-in has nothing but its three questions", () => {
  expect(checkInSchema.safeParse({ ...emptyCheckIn, note: "x" }).success).toBe(false)
  expect(checkInSchema.safeParse({ energy: 1 }).success).toBe(false)
})

test("a calendar date is one that exists", () => {
  for (const date of ["2026-11-21", "2028-02-29"]) expect(calendarDateSchema.safeParse(date).success).toBe(true)
  for (const date of ["2026-02-29", "2026-11-31", "21/11/2026", "2026-1-1", ""]) {
    expect(calendarDateSchema.safeParse(date).success).toBe(false)
  }
})

test("today is a date that some place on earth has now", () => {
  const noon = new Date("2026-11-21T12:00:00Z")
  expect(isTodaySomewhere("2026-11-21", noon)).toBe(true)
  // Kiritimati (UTC+14) is already on the next day, and Baker Island (UTC-12) still on the previous one until noon UTC.
  expect(isTodaySomewhere("2026-11-22", new Date("2026-11-21T10:00:00Z"))).toBe(true)
  expect(isTodaySomewhere("2026-11-20", new Date("2026-11-21T11:59:00Z"))).toBe(true)
  expect(isTodaySomewhere("2026-11-23", noon)).toBe(false)
  expect(isTodaySomewhere("2026-11-19", noon)).toBe(false)
})
