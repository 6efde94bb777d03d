import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "#app/api.ts"
import { readPolicy, saveKnownPolicy } from "#app/privacy/policy/use-policy.ts"
import { AppError, told } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"

export function useNotice(onFailure: (error: AppError) => void) {
  const { id } = useUser()
  const { refresh } = useAuth()
  const client = useQueryClient()
  const queryKey = ["policy-notice", id]
  const [pending, setPending] = useState<"agree" | "close" | null>(null)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await told(await api["policy-notice"].$get(), "notice")
      if (!answer.notice) saveKnownPolicy(id, readPolicy().number)
      return answer
    },
    networkMode: "always",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  async function answer(number: number, agrees: boolean) {
    setPending(agrees ? "agree" : "close")
    try {
      const answered = await told(await api["policy-notice"].$put({ json: { number, agrees } }), "notice")
      saveKnownPolicy(id, number)
      client.setQueryData(queryKey, answered)
      // The session holds the version of the text that she accepted, so it is read again.
      if (agrees) await refresh()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      onFailure(error)
    }
    setPending(null)
  }

  return { notice: data?.notice ?? null, pending, answer }
}
