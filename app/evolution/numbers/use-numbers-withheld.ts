import { use } from "react"
import { understoodOf } from "#app/plan/understood.ts"
import { useUser } from "#app/session/use-user.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { isNumbersOfferOpen } from "#domain/evolution/numbers-offer.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { useNumbersAnswer } from "./use-numbers-hidden.ts"

/**
 * `isOffered` is true while the offer to hide numbers awaits her answer. Suspends until her words about food are read.
 */
export function useNumbersWithheld(): { isWithheld: boolean; isOffered: boolean } {
  const answer = useNumbersAnswer()
  const answers = useSynced(({ onboarding }) => onboarding[ownKey]?.values)
  const { referrals } = use(understoodOf(useUser().id, answers))
  const isOffered = isNumbersOfferOpen(referrals, answer)
  return { isWithheld: answer === true || isOffered, isOffered }
}
