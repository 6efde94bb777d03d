import { type Kysely, type SqlBool, sql } from "kysely"
import { addDays, retention, unusedBefore } from "#domain/privacy/retention.ts"
import { deleteMostOf } from "../database/delete-rows.ts"
import type { Tables } from "../database/tables.ts"

/** Accounts are deleted few at a time, so that other users do not wait. */
export const accountsAtOnce = 10

/** The first version of the privacy policy which says that idle accounts end even if no mail reaches their users. */
const firstTextWithEnd = 10

/** Counts the accounts that are due for deletion, and the idle ones that are not due yet. */
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

/** Deletes the diaries of the accounts that `deleteDue` deletes next, to keep its transaction short. */
export async function deleteDiariesOfDue(db: Kysely<Tables>, now: Date, limit: number) {
  for (const { id } of await longestUnusedDue(db, now, limit).execute()) {
    const isStillUnused = sql<SqlBool>`exists (
      select id from ${sql.table("user")} where id = ${id} and last_used_at <= ${lastUseOfDue(now)})`
    await deleteMostOf(db, id, { condition: isStillUnused })
  }
}

/** Deletes accounts that are due, those idle longest first. Returns how many. */
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
    // The last use is checked again, because a user may have returned since.
    .where("last_used_at", "<=", lastUseOfDue(now))
    .returning("id")
    .execute()
  // The row of a link for a new password has the user's id as its value, without a foreign key that would delete it.
  const ids = deleted.map(({ id }) => id)
  if (ids.length > 0) await transaction.deleteFrom("verification").where("value", "in", ids).execute()
  return ids.length
}

function longestUnusedDue(db: Kysely<Tables>, now: Date, limit: number) {
  const due = dueAccounts(db, now).select("user.id").orderBy("user.last_used_at")
  return due.limit(Math.min(limit, accountsAtOnce))
}

/**
 * Selects the accounts due for deletion: those warned twice by mail, and those idle even longer, once the policy that
 * says so applies.
 */
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
