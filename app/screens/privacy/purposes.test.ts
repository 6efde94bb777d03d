import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { householdSchema } from "#domain/profile/household.ts"
import { onboardingSchema } from "#domain/profile/onboarding.ts"
import { profileSchema } from "#domain/profile/profile.ts"
import type { groups } from "./purposes.tsx"

type Group = (typeof groups)[number]

/** The heading under which the policy mentions each field. A new field gets its line here. */
const purposeOf: Record<string, Group> = {
  postpartumWeeks: "birth",
  birthDate: "birth",
  shortWordDay: "birth",
  breastfeeding: "feeding",
  isBreastfeeding: "feeding",
  birthType: "feeding",
  isFeedingMixed: "feeding",
  restrictions: "food",
  without: "food",
  notMeant: "food",
  likes: "food",
  preferredFoods: "food",
  people: "food",
  minutes: "food",
  cooksOnFewDays: "food",
  lacks: "food",
  timeAvailable: "food",
  cookingLevel: "food",
  priceBand: "food",
  weeklyBudget: "food",
  heightCm: "measures",
  currentWeightKg: "measures",
  goals: "shown",
  age: "shown",
  desiredWeightKg: "shown",
  menstrualCycle: "shown",
  activityLevel: "shown",
  avgSleepHours: "shown",
  dailyMeals: "shown",
  waterIntakeLitres: "shown",
  startDate: "shown",
}
/** Her name belongs to the account and not to the profile. */
const ofAccount = ["fullName"]
/** These fields are not searched for, because code uses their names for other things too. */
const ambiguous = ["age", "goals", "startDate"]

const root = join(import.meta.dirname, "../../..")
/** The files in which a field is entered, shown, checked and stored. */
const mayNameThem =
  /^(app\/screens\/profile\/details|app\/screens\/onboarding|server\/(profile|demo|database))\/|^domain\/profile\/(profile|onboarding)\.ts$/

it("the policy says of each field of the profile, the first questions and the food what it is for", () => {
  const fields = [profileSchema, onboardingSchema, householdSchema].flatMap(({ shape }) => Object.keys(shape))
  expect([...Object.keys(purposeOf), ...ofAccount].sort()).toEqual([...new Set(fields)].sort())
})

it("what is said to be only shown is used for nothing else", () => {
  const shown = Object.keys(purposeOf).filter((field) => purposeOf[field] === "shown" && !ambiguous.includes(field))
  const named = new RegExp(`\\b(${shown.join("|")})\\b`)
  const files = globSync("{app,domain,server}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const others = files.filter((file) => !mayNameThem.test(file) && named.test(readFileSync(join(root, file), "utf8")))
  expect(others).toEqual([])
})
