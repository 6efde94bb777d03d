import { randomUUIDv7 } from "node:crypto"
import type { Kysely, Selectable } from "kysely"
import { addDays, retention, unusedBefore } from "#domain/privacy/retention.ts"
import type { Tables } from "../database/tables.ts"

export type WarningNumber = Tables["idle_warnings"]["number"]
export type Unused = Pick<Selectable<Tables["user"]>, "id" | "full_name" | "email" | "language"> & {
  last_used_at: string
}

/**
 * Records that a user is active, at most once a day. It also ends warnings of deletion and deletes their unsent mails.
 */
export async function recordUse(db: Kysely<Tables>, userId: string, now: Date) {
  const moment = now.toISOString()
  await db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .updateTable("user")
      .set({ last_used_at: moment })
      .where("id", "=", userId)
      .where(({ eb, or }) =>
        or([
          eb("last_used_at", "is", null),
          eb("last_used_at", "<=", addDays(now, -1).toISOString()),
          // A last use in the future was recorded before the clock was set back.
          eb("last_used_at", ">", moment),
        ]),
      )
      .executeTakeFirst()
    if (noted.numUpdatedRows === 0n) return
    await transaction.deleteFrom("idle_warnings").where("user_id", "=", userId).execute()
    const mails = transaction.deleteFrom("outgoing_mails").where("user_id", "=", userId)
    await mails.where("kind", "=", "idle-warning").execute()
  })
}

/** Sets the last use to now for accounts that were last used before the server recorded uses. */
export async function recordUnknownUse(db: Kysely<Tables>, now: Date) {
  const unknown = db.updateTable("user").where("last_used_at", "is", null)
  await unknown.set({ last_used_at: now.toISOString() }).execute()
}

/** Finds idle accounts that need this warning. A warning whose mail was not delivered does not count. */
export async function findUnwarned(db: Kysely<Tables>, number: WarningNumber, now: Date, limit: number) {
  const accounts = await db
    .selectFrom("user")
    .leftJoin("idle_warnings as first", (join) =>
      join.onRef("first.user_id", "=", "user.id").on("first.number", "=", 1),
    )
    .leftJoin("idle_warnings as warning", (join) =>
      join.onRef("warning.user_id", "=", "user.id").on("warning.number", "=", number),
    )
    .leftJoin("outgoing_mails as mail", "mail.id", "warning.id")
    .where("user.last_used_at", "<=", warnedIfUnusedSince(now))
    .where("warning.delivered_at", "is", null)
    .where("mail.id", "is", null)
    // If a warning was never delivered, the next one follows when its mail would have expired.
    .where(({ eb, or }) =>
      or([
        eb("warning.id", "is", null),
        eb("warning.queued_at", "<=", addDays(now, -retention.idleWarningMailDays).toISOString()),
        eb("warning.queued_at", ">", now.toISOString()),
      ]),
    )
    .$if(number === 2, (query) =>
      query.where("first.delivered_at", "<=", addDays(now, -retention.idleWarningPauseDays).toISOString()),
    )
    .select(["user.id", "user.full_name", "user.email", "user.language", "user.last_used_at"])
    .limit(limit)
    .execute()
  return accounts as Unused[]
}

/** Stores a warning and returns its id; undefined if the user is active again or another process has warned her. */
export async function storeWarning(transaction: Kysely<Tables>, userId: string, number: WarningNumber, now: Date) {
  // The update locks the user's row, so that a concurrent `recordUse` waits.
  const unused = await transaction
    .updateTable("user")
    .set({ id: userId })
    .where("id", "=", userId)
    .where("last_used_at", "<=", warnedIfUnusedSince(now))
    .returning("id")
    .executeTakeFirst()
  if (!unused) return undefined
  const waiting = transaction.selectFrom("outgoing_mails").select("id").where("user_id", "=", userId)
  await transaction
    .deleteFrom("idle_warnings")
    .where("user_id", "=", userId)
    .where(({ eb, and, or }) =>
      or([
        and([eb("number", "=", number), eb("delivered_at", "is", null), eb("id", "not in", waiting)]),
        eb("number", ">", number),
      ]),
    )
    .execute()
  const warning = { id: randomUUIDv7(), user_id: userId, number, queued_at: now.toISOString(), delivered_at: null }
  const kept = await transaction
    .insertInto("idle_warnings")
    .values(warning)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return kept?.id
}

/** Records that a warning's mail was delivered. */
export async function markWarningDelivered(db: Kysely<Tables>, mailId: string, now: Date) {
  const warning = db.updateTable("idle_warnings").where("id", "=", mailId)
  await warning.set({ delivered_at: now.toISOString() }).execute()
}

/** Reads the warnings since a user's last use, delivered or not. */
export async function readWarnings(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom("idle_warnings")
    .select(["id", "number", "queued_at as queuedAt", "delivered_at as deliveredAt"])
    .where("user_id", "=", userId)
    .orderBy("number")
    .execute()
}

function warnedIfUnusedSince(now: Date) {
  return unusedBefore(now, retention.idleFirstWarningMonths).toISOString()
}
