import type { Onboarding } from "./onboarding.ts"
import type { Profile } from "./profile.ts"

/** Her milk from a bottle is hers all the same. */
export const feedings = ["breast", "mixed", "no"] as const
export type Feeding = (typeof feedings)[number]

/** Whether she breastfeeds, by her profile or, failing that, her first answers. */
export function breastfeedingOf(profile?: Partial<Profile>, answers?: Partial<Onboarding>): boolean | undefined {
  return profile?.isBreastfeeding ?? (answers?.breastfeeding ? answers.breastfeeding === "yes" : undefined)
}

/** Null while not told. Mixed stands beside the yes that older devices know. */
export function feedingOf(isBreastfeeding: boolean | undefined, isMixed: boolean | undefined): Feeding | null {
  if (isBreastfeeding === undefined) return null
  if (!isBreastfeeding) return "no"
  return isMixed ? "mixed" : "breast"
}
