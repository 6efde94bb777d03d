import type { Referral } from "../food/wish.ts"

/**
 * Whether she told of an eating disorder and has not chosen; until then no numbers: figures may harm her (NEDA withdrew
 * a bot in 2023 that named some).
 */
export function isNumbersOfferOpen(referrals: readonly Referral[], answer: boolean | undefined): boolean {
  return answer === undefined && referrals.includes("eatingDisorder")
}
