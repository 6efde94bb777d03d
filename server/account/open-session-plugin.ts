import type { BetterAuthPlugin } from "better-auth"
import { APIError, createAuthEndpoint } from "better-auth/api"
import { setSessionCookie } from "better-auth/cookies"
import * as z from "zod"

export const openSessionPath = "/open-session"

const options = {
  method: "POST",
  body: z.object({ userId: z.string() }),
  requireHeaders: true,
  metadata: { SERVER_ONLY: true },
} as const

/**
 * Opens a session for a user whom the server has already identified. Requests from outside cannot reach these
 * endpoints.
 */
export function openSessionPlugin() {
  return {
    id: "open-session",
    endpoints: {
      openSession: endpointAt(openSessionPath),
      openSessionAfterBothSteps: endpointAt("/open-session-after-both-steps"),
    },
  } satisfies BetterAuthPlugin
}

function endpointAt<Path extends string>(path: Path) {
  return createAuthEndpoint(path, options, async (ctx) => {
    const { internalAdapter } = ctx.context
    const user = await internalAdapter.findUserById(ctx.body.userId)
    if (!user) throw new APIError("BAD_REQUEST", { code: "SIGN_IN_EXPIRED" })
    const session = await internalAdapter.createSession(user.id, false)
    await setSessionCookie(ctx, { session, user })
    return ctx.json({ token: session.token, user: { id: user.id, email: user.email, name: user.name } })
  })
}
