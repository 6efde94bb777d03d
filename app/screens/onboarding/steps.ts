import type { Onboarding } from "#domain/onboarding.ts"

/** Which fields each step asks for, one theme a step. */
export const stepFields: readonly (readonly (keyof Onboarding)[])[] = [
  ["postpartumWeeks", "breastfeeding"],
  ["restrictions"],
  ["goals"],
  ["timeAvailable", "cookingLevel"],
  ["weeklyBudget", "preferredFoods"],
]
