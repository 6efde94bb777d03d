import { birthDateOf } from "#app/baby-age/birth-date.ts"
import { useCorrectedToday, useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/operations/rows.ts"

/** Returns YYYY-MM-DD. */
export function useBirthDate(): string | null {
  const told = useSynced(({ onboarding }) => onboarding[ownKey])
  const settled = useSynced(({ household }) => household[ownKey])
  return birthDateOf(told, settled, useCorrectedToday())
}
