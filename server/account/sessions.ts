import type { Kysely } from "kysely"
import { addMonths, retention } from "#domain/privacy/retention.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { removeDevicesOf } from "../reminders/channels.ts"
import { storedForms } from "../session-token.ts"
import { endSessionStreams, type SyncEvents } from "../sync/events.ts"
import { rememberEnded } from "./ended-sessions.ts"

type Deps = { database: Pick<Database, "db">; events: SyncEvents; now: () => Date }

const sessionsMax = 30

/** Reads the password's hash of an address; undefined if it has no account with a password. */
export async function readPasswordHash(db: Kysely<Tables>, email: string): Promise<string | null | undefined> {
  const account = db.selectFrom("account").innerJoin("user", "user.id", "account.userId").select("account.password")
  const own = account.where("user.email", "=", email.toLowerCase()).where("account.providerId", "=", "credential")
  const row = await own.executeTakeFirst()
  return row?.password
}

/** Finds the session of a token; undefined for an unknown one. */
export function findSession(db: Kysely<Tables>, token: string) {
  return db.selectFrom("session").select("id").where("token", "in", storedForms(token)).executeTakeFirst()
}

/** Ends the session that signs out, with its event streams, and remembers that the user herself ended it. */
export async function endOwnSession({ database: { db }, events, now }: Deps, token: string | undefined) {
  if (token === undefined) return
  const ended = await db.transaction().execute(async (transaction) => {
    const session = transaction.deleteFrom("session").where("token", "in", storedForms(token))
    const ended = await session.returning(["id", "token"]).execute()
    await rememberEnded(
      transaction,
      ended.map((each) => each.token),
      now(),
    )
    return ended
  })
  endSessionStreams(
    events,
    ended.map(({ id }) => id),
  )
}

/** Ends another session of a user with its event streams and reminders; returns false for an unknown id. */
export async function endSessionOf(
  { database: { db }, events, now }: Deps,
  userId: string,
  id: string,
): Promise<boolean> {
  const isKnown = await db.transaction().execute(async (transaction) => {
    const session = transaction.deleteFrom("session").where("userId", "=", userId).where("id", "=", id)
    const ended = await session.returning("token").executeTakeFirst()
    if (ended) await rememberEnded(transaction, [ended.token], now())
    return ended !== undefined
  })
  if (!isKnown) return false
  endSessionStreams(events, [id])
  await removeDevicesOf(db, userId, [id])
  return true
}

/** Whether a session has reached its maximum age, counted in months since it began; using it does not extend this. */
export function hasLastedTooLong({ createdAt }: { createdAt: Date | string }): boolean {
  return addMonths(new Date(createdAt), retention.sessionMostMonths) <= new Date()
}

/** Ends a session and its event streams, without remembering it as ended by the user. */
export async function endSession({ database: { db }, events }: Omit<Deps, "now">, token: string) {
  const ended = db.deleteFrom("session").where("token", "in", storedForms(token)).returning("id")
  endSessionStreams(
    events,
    (await ended.execute()).map(({ id }) => id),
  )
}

/** Ends a user's oldest sessions beyond the limit, with their event streams and their devices' reminders. */
export async function endOldestSessions({ database: { db }, events }: Omit<Deps, "now">, userId: string) {
  const ended = await db
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
    .returning("id")
    .execute()
  const ids = ended.map(({ id }) => id)
  endSessionStreams(events, ids)
  await removeDevicesOf(db, userId, ids)
}

/**
 * Ends the sessions of accounts whose address is unconfirmed. The server calls it at its start when confirmation is
 * required.
 */
export async function endUnconfirmedSessions({ db, type }: Database) {
  const unconfirmed = db.selectFrom("user").select("id").where("emailVerified", "=", storedFlag(type, false))
  await db.deleteFrom("session").where("userId", "in", unconfirmed).execute()
}
