import type { GenericEndpointContext } from "@better-auth/core"
import type { Context } from "hono"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type AppError, appError } from "../errors.ts"
import { hashPrefix, storedForms, storedToken } from "../session-token.ts"

/** For sessions that she ended: their browsers then delete all that is hers. Tokens plain or as they are stored. */
export async function rememberEnded(db: Kysely<Tables>, tokens: readonly string[], now: Date) {
  if (tokens.length === 0) return
  const ended_at = now.toISOString()
  const ended = tokens.map((token) => ({
    token: token.startsWith(hashPrefix) ? token : storedToken(token),
    ended_at,
  }))
  await db
    .insertInto("ended_sessions")
    .values(ended)
    .onConflict((conflict) => conflict.column("token").doNothing())
    .execute()
}

/** Elsewhere the library replaces sessions or cleans up; with a new password she goes on in this browser. */
export async function endsForGood({ path, context, getSignedCookie }: GenericEndpointContext, token: string) {
  if (path === "/delete-user") return true
  if (path !== "/reset-password" && path !== "/change-password") return false
  const own = await getSignedCookie(context.authCookies.sessionToken.name, context.secret)
  return !own || !storedForms(own).includes(token)
}

/** Whether she ended the session of this cookie, whose signature has been checked. */
export async function hasEndedIt(db: Kysely<Tables>, c: Context): Promise<boolean> {
  const token: string | undefined = c.get("sessionToken")
  if (token === undefined) return false
  const ended = db.selectFrom("ended_sessions").select("token").where("token", "=", storedToken(token))
  return (await ended.executeTakeFirst()) !== undefined
}

/** SESSION_ENDED where she ended it. A restored backup, an expiry and whatever else: SESSION_UNKNOWN. */
export async function noSession(db: Kysely<Tables>, c: Context): Promise<AppError> {
  return appError((await hasEndedIt(db, c)) ? "SESSION_ENDED" : "SESSION_UNKNOWN")
}
