import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"

export function useWaysIn() {
  const { id } = useUser()
  const { data, refetch } = useQuery({
    queryKey: ["ways-in", id],
    queryFn: async () => told(await api.auth["ways-in"].$get(), "hasPassword"),
    networkMode: "always",
  })
  return { waysIn: data, reload: refetch }
}

export type WaysIn = NonNullable<ReturnType<typeof useWaysIn>["waysIn"]>
