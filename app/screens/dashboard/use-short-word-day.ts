import { birthDateOf } from "#app/care/baby-age/birth-date.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { useToday } from "#app/ui/use-today.ts"
import { dueShortWordDay } from "#domain/care/short-words.ts"

/** The day since the birth of the short word that she has not read yet; undefined where none is due. */
export function useShortWordDay() {
  const today = useToday()
  const told = useSynced(({ onboarding }) => onboarding.own)
  const settled = useSynced(({ household }) => household.own)
  // That it was read is stored beside her answers.
  const { isGiven } = useConsent("profile")
  const birthDate = isGiven ? birthDateOf(told, settled, today) : null
  return dueShortWordDay({ birthDate, today, readDay: settled?.values.shortWordDay })
}
