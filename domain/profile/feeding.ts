import type { Onboarding } from "./onboarding.ts"
import type { Profile } from "./profile.ts"

/** Feeding breast milk from a bottle also counts as "breast". */
export const feedings = ["breast", "mixed", "no"] as const
export type Feeding = (typeof feedings)[number]

/** Whether she breastfeeds, by her profile or else by her first answers; undefined if unknown. */
export function breastfeedingOf(profile?: Partial<Profile>, answers?: Partial<Onboarding>): boolean | undefined {
  return profile?.isBreastfeeding ?? (answers?.breastfeeding ? answers.breastfeeding === "yes" : undefined)
}

/**
 * How she feeds her baby; null if it is unknown. Mixed feeding is stored in a field of its own, because older releases
 * know only yes and no.
 */
export function feedingOf(isBreastfeeding: boolean | undefined, isMixed: boolean | undefined): Feeding | null {
  if (isBreastfeeding === undefined) return null
  if (!isBreastfeeding) return "no"
  return isMixed ? "mixed" : "breast"
}
