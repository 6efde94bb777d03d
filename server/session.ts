import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import type { OpenByToken } from "./account/access-token/bearer.ts"
import { noSession } from "./account/ended-sessions.ts"
import { endSession, hasLastedTooLong } from "./account/sessions.ts"
import type { Auth } from "./auth.ts"
import type { Database } from "./database/open.ts"
import { createFindFreshSession } from "./fresh-session.ts"
import type { SyncEvents } from "./sync/events.ts"

export type SignedIn = { Variables: Omit<Session, "cookies"> }
export type RequireSession = ReturnType<typeof createRequireSession>
type SessionDeps = { database: Database; events: SyncEvents }
type Session = {
  userId: string
  userEmail: string
  /** The id of the session or of the access token. */
  sessionId: string
  /** Whether the account has two-step sign-in. Its sessions have then passed the second step. */
  hasTwoStep: boolean
  isByToken?: boolean
  syncVersion?: number
  cookies?: string[]
}

/** Middleware that requires a session or access token and sets its user. Throws SESSION_ENDED, SESSION_UNKNOWN. */
export function createRequireSession(auth: Auth, { database, events }: SessionDeps, openByToken: OpenByToken) {
  const findingFreshSession = createFindFreshSession(auth, database)

  return createMiddleware<SignedIn>(async (c, next) => {
    const session: Session | null = (await openByToken(c)) ?? (await openByCookie(c))
    if (!session) throw await noSession(database.db, c)
    c.set("userId", session.userId)
    c.set("userEmail", session.userEmail)
    c.set("sessionId", session.sessionId)
    c.set("hasTwoStep", session.hasTwoStep)
    c.set("syncVersion", session.syncVersion)
    c.set("isByToken", session.isByToken)
    await next()
    for (const cookie of session.cookies ?? []) c.header("Set-Cookie", cookie, { append: true })
  })

  async function openByCookie(c: Context): Promise<Session | null> {
    const findFreshSession = await findingFreshSession
    return (await findFreshSession(c)) ?? (await lookUpSession(c.req.raw.headers))
  }

  /** Looks up the session by the auth library, which renews it and its cookie once a day. */
  async function lookUpSession(headers: Headers): Promise<Session | null> {
    const askedMs = performance.now()
    try {
      const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
      if (!response) return null
      if (hasLastedTooLong(response.session)) {
        await endSession({ database, events }, response.session.token)
        return null
      }
      const { id, email, twoFactorEnabled } = response.user
      const user = { userId: id, userEmail: email, hasTwoStep: Boolean(twoFactorEnabled) }
      return { ...user, sessionId: response.session.id, cookies: answered.getSetCookie() }
    } catch (error) {
      // Better Auth hides the cause of a failure, so the server checks whether the database was unavailable.
      await database.throwIfUnavailable(askedMs)
      throw error
    }
  }
}
