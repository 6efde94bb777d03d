import { expect, test } from "vitest"
import { fieldErrors } from "../field-errors.ts"
import { defaultProfile, looksLikeMetres, parseNumber, profileBounds, profileSchema } from "./profile.ts"

const profile = defaultProfile("Ana", "2026-11-21")

function errorsOf(changed: Record<string, unknown>) {
  return fieldErrors(profileSchema.safeParse({ ...profile, ...changed }).error)
}

test("the profile before she has saved one is that of the specification", () => {
  expect(profile).toEqual({
    fullName: "Ana",
    age: 32,
    heightCm: 165,
    currentWeightKg: 72,
    desiredWeightKg: 65,
    isBreastfeeding: true,
    birthType: "Cesárea",
    avgSleepHours: 6,
    dailyMeals: 4,
    waterIntakeLitres: 1.5,
    activityLevel: "Moderado",
    menstrualCycle: true,
    startDate: "2026-11-21",
  })
  expect(profileSchema.parse(profile)).toEqual(profile)
})

test.each(Object.entries(profileBounds))("%s is taken up to its bounds and refused beyond them", (field, bounds) => {
  const { min, max, step } = bounds
  expect(errorsOf({ [field]: min })).toEqual({})
  expect(errorsOf({ [field]: max })).toEqual({})
  expect(errorsOf({ [field]: min - step })).toEqual({ [field]: "too_small" })
  expect(errorsOf({ [field]: max + step })).toEqual({ [field]: "too_big" })
  expect(errorsOf({ [field]: -1 })).toEqual({ [field]: "too_small" })
  expect(errorsOf({ [field]: min + step / 2 })).toEqual({ [field]: step === 1 ? "not_whole" : "too_precise" })
  for (const almost of [min + 1e-12, max - 1e-12, 100.00000000000001, 5e-324].filter((n) => n > min && n < max)) {
    expect(errorsOf({ [field]: almost })).toEqual({ [field]: step === 1 ? "not_whole" : "too_precise" })
  }
  for (const none of [null, undefined, "", "32", Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(errorsOf({ [field]: none })).toEqual({ [field]: "not_a_number" })
  }
})

test("every weight with one decimal is taken", () => {
  const weights = Array.from({ length: 2201 }, (_, step) => (300 + step) / 10)
  const refused = weights.filter((currentWeightKg) => "currentWeightKg" in errorsOf({ currentWeightKg }))
  expect(refused).toEqual([])
})

test("a choice is one of those offered, a yes or no is no text, and the start is a date that exists", () => {
  expect(errorsOf({ birthType: "normal" })).toEqual({ birthType: "invalid" })
  expect(errorsOf({ activityLevel: "" })).toEqual({ activityLevel: "invalid" })
  expect(errorsOf({ isBreastfeeding: "yes", menstrualCycle: 1 })).toEqual({
    isBreastfeeding: "invalid",
    menstrualCycle: "invalid",
  })
  expect(errorsOf({ startDate: "2026-02-30" })).toEqual({ startDate: "invalid" })
  expect(errorsOf({ id: "another mother" })).toEqual({ "": "invalid" })
})

test("a name has 1 to 100 characters, without the spaces around it", () => {
  expect(profileSchema.parse({ ...profile, fullName: " Ana María 🌸 " }).fullName).toBe("Ana María 🌸")
  expect(errorsOf({ fullName: "   " })).toEqual({ fullName: "required" })
  expect(errorsOf({ fullName: "a".repeat(101) })).toEqual({ fullName: "too_long" })
})

test("a number is read with a decimal comma or point", () => {
  expect(["1,5", "1.5", " 72 ", "0", "007", "-3"].map(parseNumber)).toEqual([1.5, 1.5, 72, 0, 7, -3])
})

test("what is no number is not read as one", () => {
  const texts = ["", " ", "abc", "1e3", "−", "-", ",", "1,", ".5", "1.650,5", "1,2,3", "65 kg", "0x10", "Infinity", "٣"]
  expect(texts.map(parseNumber)).toEqual(texts.map(() => null))
})

test("a height in metres is noticed", () => {
  expect(["1.65", "1,65", "2.2", "1,2"].map(looksLikeMetres)).toEqual([true, true, true, true])
  expect(["165", "16.5", "0.5", "3", "", "abc"].map(looksLikeMetres)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
