import { birthDateOf } from "#app/baby-age/birth-date.ts"
import { useCorrectedToday, useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/operations/rows.ts"

/** The baby's birth date (YYYY-MM-DD), or null where she has not told it. */
export function useBirthDate(): string | null {
  const { rows } = useSynced()
  return birthDateOf(rows.onboarding[ownKey], rows.household[ownKey], useCorrectedToday())
}
