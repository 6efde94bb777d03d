import { expect, test } from "vitest"
import { cookingLevels, emptyOnboarding, goals, onboardingSchema, onboardingSteps } from "./onboarding.ts"

test("onboarding has five steps, four goals and three levels", () => {
  expect(onboardingSteps).toBe(5)
  expect(goals).toEqual(["More energy", "Reduce bloating", "Abdominal focus", "Improve sleep"])
  expect(cookingLevels).toEqual(["Beginner", "Intermediate", "Advanced"])
})

test("nothing is required", () => {
  expect(onboardingSchema.parse(emptyOnboarding)).toEqual(emptyOnboarding)
})

test("what she writes is free text without the spaces around it, up to a length", () => {
  expect(onboardingSchema.parse({ ...emptyOnboarding, restrictions: "  lactose " }).restrictions).toBe("lactose")
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, restrictions: "a".repeat(1000) }).success).toBe(true)
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, restrictions: "a".repeat(1001) }).success).toBe(false)
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, weeklyBudget: "a".repeat(101) }).success).toBe(false)
})

test("what she chooses is one of the choices", () => {
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, breastfeeding: "yes", goals: [...goals] }).success).toBe(true)
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, breastfeeding: "maybe" }).success).toBe(false)
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, cookingLevel: "Chef" }).success).toBe(false)
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, goals: ["Lose weight"] }).success).toBe(false)
  expect(onboardingSchema.safeParse({ ...emptyOnboarding, goals: [...goals, goals[0]] }).success).toBe(false)
})
