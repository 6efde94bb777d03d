import type { Kysely } from "kysely"
import type { Preferences } from "#domain/preferences.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { ownRowNoun } from "../sync/own-row.ts"

/** Null while she has changed none. */
export async function readPreferences(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("preferences").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, preferences: JSON.parse(row.preferences) as Timestamped<Preferences> } : null
}

export const preferencesNoun = ownRowNoun<"preferences">({
  noun: "preferences",
  async find(db, userId) {
    const stored = await readPreferences(db, userId)
    return stored && { version: stored.version, row: stored.preferences }
  },
  async store({ db, userId, version }, { row }) {
    const preferences = JSON.stringify(row)
    await db
      .insertInto("preferences")
      .values({ user_id: userId, preferences, version })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ preferences, version }))
      .execute()
  },
})
