import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { removed, told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"

export function useSessions() {
  const { id } = useUser()
  const { data, failureReason, refetch } = useQuery({
    queryKey: ["sessions", id],
    queryFn: async () => (await told(await api.auth.sessions.$get(), "sessions")).sessions,
    networkMode: "always",
  })

  /** Throws an AppError, except for a session that has already ended, which counts as success. */
  async function end(sessionId: string) {
    await removed(api.auth.sessions[":id"].$delete({ param: { id: sessionId } }))
    await refetch()
  }

  /** Throws an AppError. */
  async function endOthers() {
    await api.auth.sessions.$delete()
    await refetch()
  }

  return { sessions: data, isLost: data === undefined && failureReason !== null, end, endOthers }
}

export type OpenSession = NonNullable<ReturnType<typeof useSessions>["sessions"]>[number]
