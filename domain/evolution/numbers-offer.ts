import type { Referral } from "../food/wish.ts"

/**
 * True if she mentioned an eating disorder and has not chosen yet. Until then no numbers are shown, because they may
 * harm her (NEDA withdrew a bot in 2023 that named some).
 */
export function isNumbersOfferOpen(referrals: readonly Referral[], answer: boolean | undefined): boolean {
  return answer === undefined && referrals.includes("eatingDisorder")
}
