import * as z from "zod/mini"

export const onboardingSteps = 5
export const goals = ["More energy", "Reduce bloating", "Abdominal focus", "Improve sleep"] as const
export const cookingLevels = ["Beginner", "Intermediate", "Advanced"] as const

export const shortTextMaxLength = 100
export const longTextMaxLength = 1000

const shortText = z.string().check(z.trim(), z.maxLength(shortTextMaxLength))
const longText = z.string().check(z.trim(), z.maxLength(longTextMaxLength))

/** Nothing is required: texts may be empty and choices null. */
export const onboardingSchema = z.strictObject({
  postpartumWeeks: shortText,
  breastfeeding: z.nullable(z.enum(["yes", "no"])),
  restrictions: longText,
  goals: z.array(z.enum(goals)).check(z.maxLength(goals.length)),
  timeAvailable: shortText,
  cookingLevel: z.nullable(z.enum(cookingLevels)),
  weeklyBudget: shortText,
  preferredFoods: longText,
})
/** The stored shape, without the limits for what she may enter. */
export const storedOnboardingSchema = z.object({
  postpartumWeeks: z.string(),
  breastfeeding: z.nullable(z.enum(["yes", "no"])),
  restrictions: z.string(),
  goals: z.array(z.enum(goals)),
  timeAvailable: z.string(),
  cookingLevel: z.nullable(z.enum(cookingLevels)),
  weeklyBudget: z.string(),
  preferredFoods: z.string(),
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
