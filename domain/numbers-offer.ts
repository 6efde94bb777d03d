import type { Referral } from "./wish.ts"

/**
 * Whether she has written of an eating disorder and has not yet said if weights, calories and scores go (true) or stay
 * (false). Until then they are not shown: figures may harm her (NEDA withdrew a bot in 2023 that named some).
 */
export function isNumbersOfferOpen(referrals: readonly Referral[], answer: boolean | undefined): boolean {
  return answer === undefined && referrals.includes("eatingDisorder")
}
