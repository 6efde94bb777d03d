import type { Kysely } from "kysely"
import type { Silence } from "#domain/silence.ts"
import type { LastWrite } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { ownRowNoun } from "../sync/own-row.ts"

export const silenceNoun = ownRowNoun<"silence">({
  noun: "silence",
  async find(db, userId) {
    const stored = await readStoredSilence(db, userId)
    return stored && { version: stored.version, row: { values: stored.value, changedAt: { isOn: stored.changedAt } } }
  },
  async store({ db, userId, at, version }, { row }) {
    const value = { isOn: row?.values.isOn ?? false }
    await storeSilence(db, userId, { value, changedAt: row?.changedAt.isOn ?? at, version })
  },
})

type StoredSilence = LastWrite<Silence> & { version: number }

/** Null while she has never set it. */
export async function readSilence(db: Kysely<Tables>, userId: string): Promise<LastWrite<Silence> | null> {
  const stored = await readStoredSilence(db, userId)
  return stored && { value: stored.value, changedAt: stored.changedAt }
}

async function readStoredSilence(db: Kysely<Tables>, userId: string): Promise<StoredSilence | null> {
  const row = await db.selectFrom("silences").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { value: { isOn: row.is_on === 1 }, changedAt: row.changed_at, version: row.version } : null
}

async function storeSilence(db: Kysely<Tables>, userId: string, { value, changedAt, version }: StoredSilence) {
  const content = { is_on: value.isOn ? 1 : 0, changed_at: changedAt, version }
  await db
    .insertInto("silences")
    .values({ user_id: userId, ...content })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(content))
    .execute()
}
