import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { sql } from "kysely"
import type { PreviewKind } from "#domain/preview.ts"
import type { Database } from "../database/open.ts"
import { prepared } from "../database/prepared.ts"
import { storedForms } from "../session-token.ts"
import { createReadToken } from "../signed-cookie.ts"

/** The name of the session's cookie behind https, where anybody on the network may set the other one, and on plain http. */
const secureCookie = "__Secure-florescer.session_token"
const plainCookie = "florescer.session_token"
export const sessionCookies = [secureCookie, plainCookie] as const

/** What the app does by itself on a first visit: it plans her week. */
const ownDoing = "dishesPlanned"

const findVisitor = prepared((db, { hash, asStored }: { hash: string; asStored: string }) =>
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
    .where("session.token", "in", [hash, asStored]),
)

export type Visitor = { name: string; kind: PreviewKind }
type VisitorDeps = { db: Database["db"]; secret: string; baseUrl: string; now: () => Date }
export type FindVisitor = (c: Context) => Promise<Visitor | null>

/**
 * Finds whose session a page is asked with, without renewing it. Null without a session, and for whoever wishes to read
 * nothing about the baby: only her device knows how each screen then is.
 */
export function createFindVisitor({ db, secret, baseUrl, now }: VisitorDeps) {
  const readToken = createReadToken(secret)
  const cookieName = baseUrl.startsWith("https:") ? secureCookie : plainCookie

  return async (c: Context): Promise<Visitor | null> => {
    const cookie = getCookie(c, cookieName)
    const token = cookie ? readToken(cookie) : null
    const [hash, asStored = hash] = token === null ? [] : storedForms(token)
    const [found] = hash && asStored ? await findVisitor(db, { hash, asStored }) : []
    if (!found || found.isSilent || new Date(found.expiresAt) <= now()) return null
    return { name: found.name, kind: found.hasEntries ? "known" : "new" }
  }
}
