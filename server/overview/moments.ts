import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

const lastBackup = "last backup"

/** Once a backup is made and checked. */
export async function noteBackup(db: Kysely<Tables>, now: Date) {
  const at = now.toISOString()
  await db
    .insertInto("operator_moments")
    .values({ name: lastBackup, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute()
}

/** ISO 8601, UTC; null where unknown. */
export async function readLastBackup(db: Kysely<Tables>): Promise<string | null> {
  const row = await db.selectFrom("operator_moments").select("at").where("name", "=", lastBackup).executeTakeFirst()
  return row?.at ?? null
}
