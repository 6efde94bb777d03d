import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import type { Auth } from "./auth.ts"
import type { Database } from "./database/open.ts"
import { prepared } from "./database/prepared.ts"
import { createReadToken } from "./signed-cookie.ts"

const findSession = prepared((db, { token }: { token: string }) =>
  db
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.userId")
    .select([
      "user.id as userId",
      "user.email as userEmail",
      "user.sync_version as syncVersion",
      "user.twoFactorEnabled",
    ])
    .select(["session.id as sessionId", "session.expiresAt"])
    .where("session.token", "=", token),
)

/**
 * Finds the session in the common case: a cookie with a valid signature, and a session in the database that is not due for
 * renewal yet. Null in all other cases, which are left to the auth library.
 */
export async function createFindFreshSession(auth: Auth, { db }: Database) {
  const { authCookies, secret, sessionConfig } = await auth.$context
  const freshMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000
  const readToken = createReadToken(secret)

  return async (c: Context) => {
    const token = readToken(getCookie(c, authCookies.sessionToken.name) ?? "")
    const [session] = token === null ? [] : await findSession(db, { token })
    if (!session || new Date(session.expiresAt).getTime() - freshMs <= Date.now()) return null
    return { ...session, hasTwoStep: Boolean(session.twoFactorEnabled) }
  }
}
