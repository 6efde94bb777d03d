import type { Kysely, Transaction } from "kysely"
import { twoStepEndHours } from "#domain/account/two-step.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { lockUser } from "../../database/lock-user.ts"
import { type Database, type DatabaseType, storedFlag } from "../../database/open.ts"
import type { Tables } from "../../database/tables.ts"
import { endPendingSignIns } from "../end-held-access.ts"

/** Whether signing in to this account needs a second step. */
export async function hasTwoStep(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const user = await db.selectFrom("user").select("twoFactorEnabled").where("id", "=", userId).executeTakeFirst()
  return Boolean(user?.twoFactorEnabled)
}

/** Reads a user's two-step row, whose secrets are still encrypted. */
export async function readStored(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("twoFactor").selectAll().where("userId", "=", userId).executeTakeFirst()
  return row && { ...row, isConfirmed: Boolean(row.verified) }
}

/** Reads whether two-step sign-in is on, since when, and when it is planned to end. */
export async function readTwoStep(db: Kysely<Tables>, userId: string) {
  const row = await readStored(db, userId)
  const isOn = await hasTwoStep(db, userId)
  return { isOn, since: isOn ? (row?.enabled_at ?? null) : null, endsAt: row?.ends_at ?? null }
}

/** Records the time at which two-step sign-in was turned on. */
export async function recordTurnedOn(db: Kysely<Tables>, userId: string, now: Date) {
  await db.updateTable("twoFactor").set({ enabled_at: now.toISOString() }).where("userId", "=", userId).execute()
}

/** Marks a step and all earlier ones as used; returns false if this or a later one was used before. */
export async function claimStep(db: Kysely<Tables>, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("twoFactor")
    .set({ last_used_step: step })
    .where("userId", "=", userId)
    .where((is) => is.or([is("last_used_step", "is", null), is("last_used_step", "<", step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Turns two-step sign-in off, even if it was never confirmed. */
export async function removeTwoStep({ db, type }: Database, userId: string) {
  await db.transaction().execute((transaction) => remove(transaction, type, userId))
}

async function remove(transaction: Transaction<Tables>, type: DatabaseType, userId: string) {
  const off = { twoFactorEnabled: storedFlag(type, false) }
  await transaction.updateTable("user").set(off).where("id", "=", userId).execute()
  await transaction.deleteFrom("twoFactor").where("userId", "=", userId).execute()
  await endPendingSignIns(transaction, userId)
}

/**
 * Plans the end of two-step sign-in in 72 hours, unless somebody passes the second step before. Returns false if it is
 * off.
 */
export async function planEnd(db: Kysely<Tables>, userId: string, now: Date): Promise<boolean> {
  if (!(await hasTwoStep(db, userId))) return false
  const ends_at = addDays(now, twoStepEndHours / 24).toISOString()
  await db.updateTable("twoFactor").set({ ends_at }).where("userId", "=", userId).execute()
  return true
}

/**
 * Cancels a planned end, because whoever passes the second step can still use it. Returns false if no end was planned.
 */
export async function cancelEnd(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const planned = db.updateTable("twoFactor").set({ ends_at: null }).where("userId", "=", userId)
  const { numUpdatedRows } = await planned.where("ends_at", "is not", null).executeTakeFirst()
  return numUpdatedRows > 0n
}

const endedAtOnce = 20

/**
 * Ends two-step sign-in for a batch of users whose planned end has come. `tell` stores a user's mail about it in the
 * transaction that ends hers.
 */
export async function endDue({ db, type }: Database, now: Date, tell: (db: Kysely<Tables>, userId: string) => unknown) {
  const isDue = (query: Kysely<Tables>) => query.selectFrom("twoFactor").where("ends_at", "<=", now.toISOString())
  const due = await isDue(db).select("userId").limit(endedAtOnce).execute()
  for (const { userId } of due) {
    await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, type, userId)
      if (!(await isDue(transaction).select("id").where("userId", "=", userId).executeTakeFirst())) return
      await remove(transaction, type, userId)
      await tell(transaction, userId)
    })
  }
}
