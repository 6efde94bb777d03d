import { type Kysely, type SqlBool, sql } from "kysely"
import { addDays, retention, unusedBefore } from "#domain/privacy/retention.ts"
import { deleteMostOf } from "../database/delete-rows.ts"
import type { Tables } from "../database/tables.ts"

/** Few, so that other users do not wait. */
export const accountsAtOnce = 10

/** The first policy that ends accounts no mail reaches. */
const firstTextWithEnd = 10

/** Accounts due for deletion, and idle ones not due. */
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

/** Deletes the diaries of the accounts that `deleteDue` takes next. */
export async function deleteDiariesOfDue(db: Kysely<Tables>, now: Date, limit: number) {
  for (const { id } of await longestUnusedDue(db, now, limit).execute()) {
    const isStillUnused = sql<SqlBool>`exists (
      select id from ${sql.table("user")} where id = ${id} and last_used_at <= ${lastUseOfDue(now)})`
    await deleteMostOf(db, id, { condition: isStillUnused })
  }
}

/** The longest idle first; returns the number. */
export async function deleteDue(transaction: Kysely<Tables>, now: Date, limit: number): Promise<number> {
  const due = await longestUnusedDue(transaction, now, limit).execute()
  if (due.length === 0) return 0
  const deleted = await transaction
    .deleteFrom("user")
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    // Checked again: the user may have returned since.
    .where("last_used_at", "<=", lastUseOfDue(now))
    .returning("id")
    .execute()
  // A reset link contains the user id without a foreign key.
  const ids = deleted.map(({ id }) => id)
  if (ids.length > 0) await transaction.deleteFrom("verification").where("value", "in", ids).execute()
  return ids.length
}

function longestUnusedDue(db: Kysely<Tables>, now: Date, limit: number) {
  const due = dueAccounts(db, now).select("user.id").orderBy("user.last_used_at")
  return due.limit(Math.min(limit, accountsAtOnce))
}

/** Warned twice, or idle longer still, once the policy that says so applies. */
function dueAccounts(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom("user")
    .leftJoin("idle_warnings as first", (join) =>
      join.onRef("first.user_id", "=", "user.id").on("first.number", "=", 1),
    )
    .leftJoin("idle_warnings as second", (join) =>
      join.onRef("second.user_id", "=", "user.id").on("second.number", "=", 2),
    )
    .where("user.last_used_at", "<=", lastUseOfDue(now))
    .where(({ eb, and, or, ref, exists, selectFrom }) =>
      or([
        and([
          eb("second.queued_at", ">", ref("first.delivered_at")),
          eb("second.delivered_at", "<=", addDays(now, -retention.idleWarningPauseDays).toISOString()),
        ]),
        and([
          eb("user.last_used_at", "<=", unusedBefore(now, retention.idleUnreachedMonths).toISOString()),
          exists(
            selectFrom("policy_versions")
              .select("number")
              .where("text_version", ">=", firstTextWithEnd)
              .where("applies_at", "<=", now.toISOString()),
          ),
        ]),
      ]),
    )
}

function lastUseOfDue(now: Date) {
  return unusedBefore(now, retention.idleAccountMonths).toISOString()
}
