import type { Kysely } from "kysely"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

/** Whether signing in needs a second step. */
export async function hasTwoStep(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const user = await db.selectFrom("user").select("twoFactorEnabled").where("id", "=", userId).executeTakeFirst()
  return Boolean(user?.twoFactorEnabled)
}

/** Still encrypted. */
export async function readStored(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("twoFactor").selectAll().where("userId", "=", userId).executeTakeFirst()
  return row && { ...row, isConfirmed: Boolean(row.verified) }
}

/** Whether two-step sign-in is on, and since when. */
export async function readTwoStep(db: Kysely<Tables>, userId: string) {
  const row = await readStored(db, userId)
  const isOn = await hasTwoStep(db, userId)
  return { isOn, since: isOn ? (row?.enabled_at ?? null) : null }
}

/** Records since when it is on. */
export async function recordTurnedOn(db: Kysely<Tables>, userId: string, now: Date) {
  await db.updateTable("twoFactor").set({ enabled_at: now.toISOString() }).where("userId", "=", userId).execute()
}

/** Claims earlier ones too; false where already used. */
export async function claimStep(db: Kysely<Tables>, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("twoFactor")
    .set({ last_used_step: step })
    .where("userId", "=", userId)
    .where((is) => is.or([is("last_used_step", "is", null), is("last_used_step", "<", step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Also ends links that set a password: their rows look the same. */
export async function endPendingSignIns(db: Kysely<Tables>, userId: string) {
  await db.deleteFrom("verification").where("value", "=", userId).execute()
}

/** Whatever state it is in. */
export async function removeTwoStep({ db, type }: Database, userId: string) {
  await db.transaction().execute(async (transaction) => {
    const off = { twoFactorEnabled: storedFlag(type, false) }
    await transaction.updateTable("user").set(off).where("id", "=", userId).execute()
    await transaction.deleteFrom("twoFactor").where("userId", "=", userId).execute()
    await endPendingSignIns(transaction, userId)
  })
}
