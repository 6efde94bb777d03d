import { z } from "zod"

export const onboardingSteps = 5
export const goals = ["More energy", "Reduce bloating", "Abdominal focus", "Improve sleep"] as const
export type Goal = (typeof goals)[number]
export const cookingLevels = ["Beginner", "Intermediate", "Advanced"] as const

const shortText = z.string().trim().max(100)
const longText = z.string().trim().max(1000)

/** What she tells about herself in the five steps. Nothing is required: a text may be empty, a choice null. */
export const onboardingSchema = z.strictObject({
  postpartumWeeks: shortText,
  breastfeeding: z.enum(["yes", "no"]).nullable(),
  restrictions: longText,
  goals: z.array(z.enum(goals)).max(goals.length),
  timeAvailable: shortText,
  cookingLevel: z.enum(cookingLevels).nullable(),
  weeklyBudget: shortText,
  preferredFoods: longText,
})
export type Onboarding = z.infer<typeof onboardingSchema>

export const emptyOnboarding: Onboarding = {
  postpartumWeeks: "",
  breastfeeding: null,
  restrictions: "",
  goals: [],
  timeAvailable: "",
  cookingLevel: null,
  weeklyBudget: "",
  preferredFoods: "",
}
