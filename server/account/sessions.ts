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

/** Undefined without an account. */
export async function readPasswordHash(db: Kysely<Tables>, email: string): Promise<string | null | undefined> {
  const account = db.selectFrom("account").innerJoin("user", "user.id", "account.userId").select("account.password")
  const own = account.where("user.email", "=", email.toLowerCase()).where("account.providerId", "=", "credential")
  const row = await own.executeTakeFirst()
  return row?.password
}

/** Undefined for an unknown token. */
export function findSession(db: Kysely<Tables>, token: string) {
  return db.selectFrom("session").select("id").where("token", "in", storedForms(token)).executeTakeFirst()
}

/** Ends the session of a sign-out and its event streams, and remembers it as ended by her. */
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

/** Ends its streams and reminders too; false for an unknown id. */
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

/** Use does not extend the maximum age. */
export function hasLastedTooLong({ createdAt }: { createdAt: Date | string }): boolean {
  return addMonths(new Date(createdAt), retention.sessionMostMonths) <= new Date()
}

/** Ends a session and its event streams, not as ended by her. */
export async function endSession({ database: { db }, events }: Omit<Deps, "now">, token: string) {
  const ended = db.deleteFrom("session").where("token", "in", storedForms(token)).returning("id")
  endSessionStreams(
    events,
    (await ended.execute()).map(({ id }) => id),
  )
}

/** Ends the oldest sessions with their event streams and their devices' reminders. */
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

/** Ends sessions of unconfirmed accounts when confirmation becomes required. */
export async function endUnconfirmedSessions({ db, type }: Database) {
  const unconfirmed = db.selectFrom("user").select("id").where("emailVerified", "=", storedFlag(type, false))
  await db.deleteFrom("session").where("userId", "in", unconfirmed).execute()
}
