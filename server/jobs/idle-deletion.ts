import { type Kysely, type SqlBool, sql } from "kysely"
import { addDays, retention, unusedBefore } from "#domain/retention.ts"
import { deleteMostOf } from "../database/delete-rows.ts"
import type { Tables } from "../database/tables.ts"

/** With each account goes all that she wrote: a few at a time, so that nobody waits for it. */
export const accountsAtOnce = 10

/** How many accounts may be deleted now, and how many others are unused and wait for their warnings or their time. */
export async function countIdle(db: Kysely<Tables>, now: Date) {
  const unused = await db
    .selectFrom("user")
    .where("last_used_at", "<=", unusedBefore(now, retention.idleFirstWarningMonths).toISOString())
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow()
  const due = await countDue(db, now)
  return { due, waiting: Number(unused.count) - due }
}

export async function countDue(db: Kysely<Tables>, now: Date): Promise<number> {
  const count = dueAccounts(db, now).select(({ fn }) => fn.countAll<number | string>().as("count"))
  return Number((await count.executeTakeFirstOrThrow()).count)
}

/** Deletes the diaries of those whom `deleteDue` takes next, which may be much, bit by bit. Who comes back keeps the rest. */
export async function emptyDue(db: Kysely<Tables>, now: Date, limit: number) {
  for (const { id } of await longestUnused(db, now, limit).execute()) {
    const isStillUnused = sql<SqlBool>`exists (
      select id from ${sql.table("user")} where id = ${id} and last_used_at <= ${lastUseOfDue(now)})`
    await deleteMostOf(db, id, isStillUnused)
  }
}

/** Deletes some accounts that are due, those unused for longest first, and says how many. To be called in a transaction. */
export async function deleteDue(transaction: Kysely<Tables>, now: Date, limit: number): Promise<number> {
  const due = await longestUnused(transaction, now, limit).execute()
  if (due.length === 0) return 0
  const deleted = await transaction
    .deleteFrom("user")
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    // Asked again of each row as it goes: she may have come back since it was chosen.
    .where("last_used_at", "<=", lastUseOfDue(now))
    .returning("id")
    .execute()
  // A link to a new password names her, but is in no table that refers to her.
  const ids = deleted.map(({ id }) => id)
  if (ids.length > 0) await transaction.deleteFrom("verification").where("value", "in", ids).execute()
  return ids.length
}

function longestUnused(db: Kysely<Tables>, now: Date, limit: number) {
  const due = dueAccounts(db, now).select("user.id").orderBy("user.last_used_at")
  return due.limit(Math.min(limit, accountsAtOnce))
}

/** Unused for long enough, and warned twice: the second warning is only written a pause after the first was delivered. */
function dueAccounts(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom("user")
    .innerJoin("idle_warnings as first", (join) =>
      join.onRef("first.user_id", "=", "user.id").on("first.number", "=", 1),
    )
    .innerJoin("idle_warnings as second", (join) =>
      join.onRef("second.user_id", "=", "user.id").on("second.number", "=", 2),
    )
    .where("user.last_used_at", "<=", lastUseOfDue(now))
    .whereRef("second.queued_at", ">", "first.delivered_at")
    .where("second.delivered_at", "<=", addDays(now, -retention.idleWarningPauseDays).toISOString())
}

function lastUseOfDue(now: Date) {
  return unusedBefore(now, retention.idleAccountMonths).toISOString()
}
