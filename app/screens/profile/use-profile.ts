import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { useToday } from "#app/ui/use-today.ts"
import { defaultProfile } from "#domain/profile.ts"
import { useFailureToast } from "./load-failure.tsx"

/** Her profile, or the defaults while none is stored; null while it is not known whether one is. */
export function useProfile() {
  const t = useMessages("profile")
  const user = useUser()
  const today = useToday()
  const { rows, isUnknown, reachability, reload } = useSynced()
  const isMissing = isUnknown && reachability === "unavailable"
  useFailureToast(isMissing, { title: t("loadFailedTitle"), description: t("loadFailedText") })
  const stored = rows.profile.own?.values
  return {
    profile: isUnknown ? null : { ...defaultProfile(user.name, today), ...stored },
    isStored: stored !== undefined,
    isMissing,
    reload,
  }
}
