import { useQuery } from "@tanstack/react-query"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { retryUntilLoaded } from "#app/language/use-lazy.ts"
import { useUser } from "#app/session/use-user.ts"
import { useCorrectedNow, useSyncState } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { type OfferNow, offersOf } from "./offers-now.ts"
import { useRowsOfWeek } from "./use-rows-of-week.ts"

/** What she can eat now, the best first; undefined until it is known. */
export function useOffers(): OfferNow[] | undefined {
  const isUnknown = useSyncState((state) => state.isUnknown)
  const rows = useRowsOfWeek()
  const { id } = useUser()
  const language = useLanguage()
  const now = useCorrectedNow()
  const { onboarding, household, shoppingTicks, atHome } = rows
  const told = [onboarding, household, shoppingTicks, atHome].map((row) => row[ownKey]?.changedAt)
  const { data } = useQuery({
    queryKey: ["offers", id, language, rows.journeys, ...told],
    queryFn: () => offersOf(id, rows, language, now()),
    // The rows say what she leaves out, so nothing is offered before they are loaded.
    enabled: !isUnknown,
    placeholderData: (before) => before,
    ...retryUntilLoaded,
  })
  return data
}
