import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { useUser } from "#app/session/use-user.ts"

export function useWaysIn() {
  const { id } = useUser()
  const { data, refetch } = useQuery({
    queryKey: ["ways-in", id],
    queryFn: async () => (await api.auth["ways-in"].$get()).json(),
    networkMode: "always",
  })
  return { waysIn: data, reload: refetch }
}

export type WaysIn = NonNullable<ReturnType<typeof useWaysIn>["waysIn"]>
