import type { GenericEndpointContext } from "@better-auth/core"
import type { Context } from "hono"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type AppError, appError } from "../errors.ts"
import { hashPrefix, storedForms, storedToken } from "../session-token.ts"

/**
 * Remembers sessions that the user herself ended, so that their browsers delete her data. Tokens may be plain or in
 * their stored form.
 */
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

/**
 * Whether the library's deletion of a session means that the user ended it. On other paths than these the library only
 * replaces or cleans up sessions, and the browser that has just set a new password stays signed in.
 */
export async function endsForGood({ path, context, getSignedCookie }: GenericEndpointContext, token: string) {
  if (path === "/delete-user") return true
  if (path !== "/reset-password" && path !== "/change-password") return false
  const own = await getSignedCookie(context.authCookies.sessionToken.name, context.secret)
  return !own || !storedForms(own).includes(token)
}

/** Whether the user herself ended the session of this cookie, whose signature has been checked before. */
export async function hasEndedIt(db: Kysely<Tables>, c: Context): Promise<boolean> {
  const token: string | undefined = c.get("sessionToken")
  if (token === undefined) return false
  const ended = db.selectFrom("ended_sessions").select("token").where("token", "=", storedToken(token))
  return (await ended.executeTakeFirst()) !== undefined
}

/**
 * The error for a request without a session: SESSION_ENDED if the user ended it, SESSION_UNKNOWN after an expiry, a
 * restored backup or anything else.
 */
export async function noSession(db: Kysely<Tables>, c: Context): Promise<AppError> {
  return appError((await hasEndedIt(db, c)) ? "SESSION_ENDED" : "SESSION_UNKNOWN")
}
