import type { Context } from "hono"
import { type Kysely, sql } from "kysely"
import type { Auth } from "./auth.ts"
import { createBatched } from "./database/batched.ts"
import type { Database } from "./database/open.ts"
import { prepared } from "./database/prepared.ts"
import type { Tables } from "./database/tables.ts"
import { storedForms } from "./session-token.ts"
import type { CookieVariables } from "./strict-session-cookie.ts"

const sessions = (db: Kysely<Tables>) =>
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

/** Looks up any number of session tokens by one query. */
const findSessions = {
  sqlite: prepared((db, { tokens }: { tokens: string }) =>
    sessions(db).where(sql<boolean>`session.token in (select value from json_each(${tokens}))`),
  ),
  // Each token is looked up by a lateral join, because with a plain join PostgreSQL reads the whole table of users if
  // it has only a few thousand.
  postgres: prepared((db, { tokens }: { tokens: string }) =>
    db
      .selectFrom(sql<{ token: string }>`json_array_elements_text(${tokens}::json)`.as<"asked">(sql`asked (token)`))
      .crossJoinLateral(
        sessions(db).whereRef("session.token", "=", sql.ref("asked.token")).limit(sql.lit(1)).as("found"),
      )
      .select(["userId", "userEmail", "syncVersion", "twoFactorEnabled", "sessionId", "found.token", "expiresAt"]),
  ),
}

/**
 * Returns a function that finds a request's session by one query of our own. It returns null if the cookie is invalid
 * or the session must be renewed, which the auth library then does.
 */
export async function createFindFreshSession(auth: Auth, { db, type }: Database) {
  const { sessionConfig } = await auth.$context
  const freshMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000
  const findSession = createBatched(async (tokens: string[]) => {
    const found = await findSessions[type](db, { tokens: JSON.stringify(tokens.flatMap(storedForms)) })
    const byStored = new Map(found.map((session) => [session.token, session]))
    return new Map(
      tokens.flatMap((token) => {
        const session = storedForms(token).flatMap((form) => byStored.get(form) ?? [])[0]
        return session ? [[token, session] as const] : []
      }),
    )
  })

  return async (c: Context<{ Variables: CookieVariables }>) => {
    const token = c.get("sessionToken")
    const session = token === undefined ? undefined : await findSession(token)
    if (!session || new Date(session.expiresAt).getTime() - freshMs <= Date.now()) return null
    return { ...session, hasTwoStep: Boolean(session.twoFactorEnabled) }
  }
}
