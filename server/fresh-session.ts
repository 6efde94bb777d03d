import type { Context } from "hono"
import { type RawBuilder, sql } from "kysely"
import type { Auth } from "./auth.ts"
import { createBatched } from "./database/batched.ts"
import type { Database } from "./database/open.ts"
import { prepared } from "./database/prepared.ts"
import type { CookieVariables } from "./strict-session-cookie.ts"

function findSessions(isOneOf: (tokens: string | string[]) => RawBuilder<boolean>) {
  return prepared((db, { tokens }: { tokens: string | string[] }) =>
    db
      .selectFrom("session")
      .innerJoin("user", "user.id", "session.userId")
      .select([
        "user.id as userId",
        "user.email as userEmail",
        "user.sync_version as syncVersion",
        "user.twoFactorEnabled",
      ])
      .select(["session.id as sessionId", "session.token", "session.expiresAt"])
      .where(isOneOf(tokens)),
  )
}

/** By the type of database: as an array or as JSON, so that it is the same statement for any number of tokens. */
const findSessionsOn = {
  postgres: findSessions((tokens) => sql`session.token = any(${tokens}::text[])`),
  sqlite: findSessions((tokens) => sql`session.token in (select value from json_each(${tokens}))`),
}

/**
 * Finds the session in the common case: a cookie with a valid signature, and a session in the database that is not due for
 * renewal yet. Null in all other cases, which are left to the auth library.
 */
export async function createFindFreshSession(auth: Auth, { db, type }: Database) {
  const { sessionConfig } = await auth.$context
  const freshMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000
  const findSession = createBatched(async (tokens: string[]) => {
    const sessions = await findSessionsOn[type](db, { tokens: type === "postgres" ? tokens : JSON.stringify(tokens) })
    return new Map(sessions.map((session) => [session.token, session]))
  })

  return async (c: Context<{ Variables: CookieVariables }>) => {
    const token = c.get("sessionToken")
    const session = token === undefined ? undefined : await findSession(token)
    if (!session || new Date(session.expiresAt).getTime() - freshMs <= Date.now()) return null
    return { ...session, hasTwoStep: Boolean(session.twoFactorEnabled) }
  }
}
