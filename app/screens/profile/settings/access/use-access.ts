import { useQuery } from "@tanstack/react-query"
import type * as z from "zod/mini"
import { api } from "#app/api.ts"
import { removed, told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import type { newAccessTokenSchema } from "#domain/account/access-token.ts"

export type NewAccess = z.infer<typeof newAccessTokenSchema>

export function useAccess() {
  const { id } = useUser()
  const { data, failureReason, refetch } = useQuery({
    queryKey: ["access-tokens", id],
    queryFn: async () => (await told(await api.auth["access-tokens"].$get(), "tokens")).tokens,
    networkMode: "always",
  })

  /** Returns the key, which cannot be shown again. Throws an AppError. */
  async function give(access: NewAccess) {
    const made = await (await api.auth["access-tokens"].$post({ json: access })).json()
    void refetch()
    return made
  }

  /** Throws an AppError, except for access that has already ended, which counts as success. */
  async function end(accessId: string) {
    await removed(api.auth["access-tokens"][":id"].$delete({ param: { id: accessId } }))
    await refetch()
  }

  return { given: data, isLost: data === undefined && failureReason !== null, give, end }
}
