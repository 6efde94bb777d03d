import { birthDateOf } from "#app/care/baby-age/birth-date.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { useFailureToast } from "#app/shell/load-failure.tsx"
import { useCorrectedToday, useIsMissing, useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { useToday } from "#app/ui/use-today.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { breastfeedingOf } from "#domain/profile/feeding.ts"
import { defaultProfile, type Profile } from "#domain/profile/profile.ts"

/** `profile` has defaults for fields that she has not filled in; it is null until her rows are loaded. */
export function useProfile() {
  const t = useMessages("profile")
  const user = useUser()
  const today = useToday()
  const rows = useSynced(({ profile, onboarding, household }) => ({ profile, onboarding, household }))
  const isUnknown = useSyncState((state) => state.isUnknown)
  const isMissing = useIsMissing()
  const { reload } = useOperations()
  useFailureToast(isMissing, { title: t("loadFailedTitle"), description: t("loadFailedText") })
  const isBreastfeeding = breastfeedingOf(rows.profile.own?.values, rows.onboarding.own?.values)
  const told: Partial<Profile> = {
    ...(isBreastfeeding !== undefined && { isBreastfeeding }),
    ...rows.profile.own?.values,
  }
  return {
    profile: isUnknown ? null : { ...defaultProfile(user.name, today), ...told },
    told,
    isFeedingMixed: rows.household.own?.values.isFeedingMixed ?? false,
    isMissing,
    reload,
  }
}

/** Her baby's birth date as YYYY-MM-DD, or null if unknown. */
export function useBirthDate(): string | null {
  const told = useSynced(({ onboarding }) => onboarding[ownKey])
  const settled = useSynced(({ household }) => household[ownKey])
  return birthDateOf(told, settled, useCorrectedToday())
}
