import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"

const lastBackup = "last backup"
const secretLeftOut = "secret left out of backups"
export const clockSeen = "clock seen by the jobs"
export const clockLeapt = "clock has leapt"

/** Records that a backup was made and checked. */
export const noteBackup = (db: Kysely<Tables>, now: Date) => noteMoment(db, lastBackup, now)

/**
 * Records that backups are made without the secret: at the first start of a new installation, or once the operator of
 * an older one has said so.
 */
export const noteSecretLeftOut = (db: Kysely<Tables>, now: Date) => noteMoment(db, secretLeftOut, now)

/** Records when something happened, in place of the earlier time. */
export async function noteMoment(db: Kysely<Tables>, name: string, now: Date) {
  const at = now.toISOString()
  await db
    .insertInto("operator_moments")
    .values({ name, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute()
}

/** Reads when the last backup was made (ISO 8601, UTC); null if that is unknown. */
export const readLastBackup = (db: Kysely<Tables>) => readMoment(db, lastBackup)

/** Whether backups are made without the secret. */
export const hasLeftSecretOut = async (db: Kysely<Tables>) => (await readMoment(db, secretLeftOut)) !== null

export async function clearMoment(db: Kysely<Tables>, name: string) {
  await db.deleteFrom("operator_moments").where("name", "=", name).execute()
}

/** Reads when something last happened (ISO 8601, UTC); null if it was never recorded. */
export async function readMoment(db: Kysely<Tables>, name: string): Promise<string | null> {
  const row = await db.selectFrom("operator_moments").select("at").where("name", "=", name).executeTakeFirst()
  return row?.at ?? null
}
