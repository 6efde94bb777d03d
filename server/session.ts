import { createMiddleware } from "hono/factory"
import type { Auth } from "./auth.ts"
import type { Database } from "./database/open.ts"
import { appError } from "./errors.ts"
import { createFindFreshSession } from "./fresh-session.ts"

export type SignedIn = { Variables: Omit<Session, "cookies"> }
export type RequireSession = ReturnType<typeof createRequireSession>
type Session = {
  userId: string
  userEmail: string
  sessionId: string
  /** Up to which her rows have changed, where the look-up of the session has read it along. */
  syncVersion?: number
  cookies?: string[]
}

/** Lets a signed-in mother through, with her id for every query's where. Throws NOT_SIGNED_IN for anybody else. */
export function createRequireSession(auth: Auth, database: Database) {
  const findingFreshSession = createFindFreshSession(auth, database)

  return createMiddleware<SignedIn>(async (c, next) => {
    const findFreshSession = await findingFreshSession
    const session: Session | null = (await findFreshSession(c)) ?? (await judgeSession(c.req.raw.headers))
    if (!session) throw appError("NOT_SIGNED_IN")
    c.set("userId", session.userId)
    c.set("userEmail", session.userEmail)
    c.set("sessionId", session.sessionId)
    c.set("syncVersion", session.syncVersion)
    await next()
    for (const cookie of session.cookies ?? []) c.header("Set-Cookie", cookie, { append: true })
  })

  /** The auth library's own look-up, which also prolongs a session that is used, once a day, and its cookie with it. */
  async function judgeSession(headers: Headers): Promise<Session | null> {
    const askedMs = performance.now()
    try {
      const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
      if (!response) return null
      const { id, email } = response.user
      return { userId: id, userEmail: email, sessionId: response.session.id, cookies: answered.getSetCookie() }
    } catch (error) {
      // Better Auth hides why it failed.
      await database.throwIfAway(askedMs)
      throw error
    }
  }
}
