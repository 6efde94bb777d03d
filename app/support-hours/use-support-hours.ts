import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { useUser } from "#app/session/use-user.ts"
import { saveHasTeam } from "./has-team.ts"

const lookMs = 60_000

export function useSupportHours() {
  const { id } = useUser()
  const { data } = useQuery({
    queryKey: ["support-hours", id],
    queryFn: async () => {
      const hours = await (await api["support-hours"].$get()).json()
      saveHasTeam(id, hours.hasTeam)
      return hours
    },
    networkMode: "always",
    retry: false,
    refetchInterval: lookMs,
  })
  return data
}
