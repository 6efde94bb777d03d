import type { Kysely } from "kysely"
import { addMonths, retention } from "#domain/retention.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { removeDevicesOf, removeOtherDevices } from "../reminders/channels.ts"

/** How many sessions an account keeps: the newest. */
const sessionsMax = 30

/** The current password hash of an address; undefined where there is no account. */
export async function readPasswordHash(db: Kysely<Tables>, email: string): Promise<string | null | undefined> {
  const account = db.selectFrom("account").innerJoin("user", "user.id", "account.userId").select("account.password")
  const own = account.where("user.email", "=", email.toLowerCase()).where("account.providerId", "=", "credential")
  const row = await own.executeTakeFirst()
  return row?.password
}

/** Ends one of her sessions by its id, with the reminders on its device; false where she has none of this id. */
export async function endSessionOf(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const ended = await db.deleteFrom("session").where("userId", "=", userId).where("id", "=", id).executeTakeFirst()
  if (ended.numDeletedRows === 0n) return false
  await removeDevicesOf(db, userId, id)
  return true
}

/** Ends all of her sessions but one, with the reminders on their devices; the ids of those that have ended. */
export async function endOtherSessions(db: Kysely<Tables>, userId: string, exceptId: string): Promise<string[]> {
  const others = db.deleteFrom("session").where("userId", "=", userId).where("id", "!=", exceptId)
  const ended = await others.returning("id").execute()
  await removeOtherDevices(db, userId, exceptId)
  return ended.map(({ id }) => id)
}

/** Whether a session has lasted as long as any may, however much it is used. */
export function hasLastedTooLong({ createdAt }: { createdAt: Date | string }): boolean {
  return addMonths(new Date(createdAt), retention.sessionMostMonths) <= new Date()
}

/** Ends one session. */
export async function endSession(db: Kysely<Tables>, token: string) {
  await db.deleteFrom("session").where("token", "=", token).execute()
}

/**
 * Ends every session of an account but one. Needed once a new password is set: Better Auth ends them before it sets the
 * password, so a sign-in with the old one can open another in between.
 */
export async function endSessions(db: Kysely<Tables>, userId: string, exceptToken = "") {
  await db.deleteFrom("session").where("userId", "=", userId).where("token", "!=", exceptToken).execute()
}

/** Ends the oldest sessions of an account that has too many. */
export async function endOldestSessions(db: Kysely<Tables>, userId: string) {
  await db
    .deleteFrom("session")
    .where("userId", "=", userId)
    .where("id", "not in", (query) =>
      query
        .selectFrom("session")
        .select("id")
        .where("userId", "=", userId)
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .limit(sessionsMax),
    )
    .execute()
}

/** Ends every session of accounts with an unconfirmed address, for when confirmation becomes required. */
export async function endUnconfirmedSessions({ db, type }: Database) {
  const unconfirmed = db.selectFrom("user").select("id").where("emailVerified", "=", storedFlag(type, false))
  await db.deleteFrom("session").where("userId", "in", unconfirmed).execute()
}
