import { queryOptions, useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { useToday } from "#app/language/use-today.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { defaultProfile } from "#domain/profile.ts"
import { useFailureToast } from "./use-failure-toast.ts"

export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ["profile", userId],
    queryFn: async () => (await (await api.profile.$get()).json()).profile,
  })
}

/** Her profile, or the defaults while none is stored; null while it is not known whether one is. */
export function useProfile() {
  const t = useWords("profile")
  const lang = useLanguageOf("profile")
  const user = useUser()
  const today = useToday()
  const { data, failureCount, fetchStatus, refetch } = useQuery(profileQuery(user.id))
  const isMissing = data === undefined && (failureCount > 0 || fetchStatus === "paused")
  useFailureToast(isMissing, { title: t("loadFailedTitle"), description: t("loadFailedText"), lang })
  return {
    profile: data === undefined ? null : (data ?? defaultProfile(user.name, today)),
    isStored: Boolean(data),
    isMissing,
    reload: () => refetch(),
  }
}
