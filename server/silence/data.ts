import type { Kysely } from "kysely"
import type { Kept } from "#domain/kept.ts"
import type { Silence } from "#domain/silence.ts"
import { givesWay } from "../database/gives-way.ts"
import type { Tables } from "../database/tables.ts"

/** Whether she wishes to read nothing about the baby, with the moment when she said so, or null while she never has. */
export async function readSilence(db: Kysely<Tables>, userId: string): Promise<Kept<Silence> | null> {
  const row = await db.selectFrom("silences").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { value: { isOn: row.is_on === 1 }, changedAt: row.changed_at } : null
}

/** Keeps what she said unless something newer is kept already. */
export async function keepSilence(db: Kysely<Tables>, userId: string, { value, changedAt }: Kept<Silence>, now: Date) {
  const said = { is_on: value.isOn ? 1 : 0, changed_at: changedAt }
  await db
    .insertInto("silences")
    .values({ user_id: userId, ...said })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(said)
        .where(givesWay("silences.changed_at", changedAt, now)),
    )
    .execute()
}
