import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { sql } from "kysely"
import type { PreviewKind } from "#domain/preview.ts"
import type { Database } from "../database/open.ts"
import { prepared } from "../database/prepared.ts"
import { createReadToken } from "../signed-cookie.ts"

/** The name of the session's cookie behind https, and on plain http. */
export const sessionCookies = ["__Secure-florescer.session_token", "florescer.session_token"] as const

/** What the app does by itself on a first visit: it plans her week. */
const ownDoing = "dishesPlanned"

const findVisitor = prepared((db, { token }: { token: string }) =>
  db
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.userId")
    .leftJoin("silences", "silences.user_id", "user.id")
    .select(["user.full_name as name", "session.expiresAt", "silences.is_on as isSilent"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("receipts")
            .whereRef("receipts.user_id", "=", "user.id")
            .where("receipts.name", "<>", sql.lit(ownDoing))
            .select("receipts.name"),
        )
        .as("hasEntries"),
    )
    .where("session.token", "=", token),
)

export type Visitor = { name: string; kind: PreviewKind }
export type FindVisitor = (c: Context) => Promise<Visitor | null>

/**
 * Finds whose session a page is asked with, without renewing it. Null without a session, and for whoever wishes to read
 * nothing about the baby: only her device knows how each screen then is.
 */
export function createFindVisitor({ db, secret, now }: { db: Database["db"]; secret: string; now: () => Date }) {
  const readToken = createReadToken(secret)

  return async (c: Context): Promise<Visitor | null> => {
    const cookie = sessionCookies.map((name) => getCookie(c, name)).find((value) => value !== undefined)
    const token = cookie ? readToken(cookie) : null
    const [found] = token === null ? [] : await findVisitor(db, { token })
    if (!found || found.isSilent || new Date(found.expiresAt) <= now()) return null
    return { name: found.name, kind: found.hasEntries ? "known" : "new" }
  }
}
