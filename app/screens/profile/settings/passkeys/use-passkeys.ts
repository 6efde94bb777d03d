import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { AppError, removed, told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import type { NewPasskey } from "#domain/account/passkey.ts"
import { useWaysIn } from "../ways-in/use-ways-in.ts"

export function usePasskeys() {
  const { id } = useUser()
  const { reload } = useWaysIn()
  const { data, failureReason, refetch } = useQuery({
    queryKey: ["passkeys", id],
    queryFn: async () => told(await api.auth.passkeys.$get(), "passkeys"),
    networkMode: "always",
  })

  /** Throws an AppError, or the browser's own error. */
  async function add({ name, ...proof }: NewPasskey) {
    const options = await (await api.auth.passkeys.begin.$post({ json: proof })).json()
    const { makePasskey } = await import("#app/account/passkey/ceremonies.ts").catch(() => {
      throw new AppError("UNREACHABLE")
    })
    const response = await makePasskey(options)
    await api.auth.passkeys.$post({ json: { name, response } })
    await Promise.all([refetch(), reload()])
  }

  /** Throws an AppError, except for a passkey that is already gone, which counts as removed. */
  async function remove(passkeyId: string) {
    await removed(api.auth.passkeys[":id"].$delete({ param: { id: passkeyId } }))
    await Promise.all([refetch(), reload()])
  }

  return { state: data, isLost: data === undefined && failureReason !== null, add, remove }
}
