import { createAuthEndpoint } from "@better-auth/core/api"
import { APIError } from "better-auth/api"
import { setSessionCookie } from "better-auth/cookies"
import * as z from "zod"

/** Opens a session of Better Auth for a user whom the server has recognised by itself. No request reaches it. */
export function openSessionPlugin() {
  const options = { method: "POST", body: z.object({ userId: z.string() }) } as const
  return {
    id: "open-session",
    endpoints: {
      openSession: createAuthEndpoint.serverOnly(options, async (c) => {
        const { internalAdapter } = c.context
        const user = await internalAdapter.findUserById(c.body.userId)
        if (!user) throw new APIError("UNAUTHORIZED")
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(c, { session, user })
        const { id, name, email, emailVerified } = user
        return c.json({ token: session.token, user: { id, name, email, emailVerified } })
      }),
    },
  }
}
