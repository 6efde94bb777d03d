import { birthDateOf } from "#app/care/baby-age/birth-date.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { useToday } from "#app/ui/use-today.ts"
import { dueShortWordDay } from "#domain/care/short-words.ts"

/** The day since the birth whose short word she has not read yet; undefined if none is due. */
export function useShortWordDay() {
  const today = useToday()
  const told = useSynced(({ onboarding }) => onboarding.own)
  const settled = useSynced(({ household }) => household.own)
  // That she has read a short word is stored with her answers. Without consent to that, the same one would come again
  // and again, so none is due.
  const { isGiven } = useConsent("profile")
  const birthDate = isGiven ? birthDateOf(told, settled, today) : null
  return dueShortWordDay({ birthDate, today, readDay: settled?.values.shortWordDay })
}
