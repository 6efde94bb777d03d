import type { Kysely } from "kysely"
import { ownKey } from "#domain/operations/rows.ts"
import type { Preferences } from "#domain/preferences.ts"
import { mergeFields, type Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import type { SyncedNoun } from "../sync/noun.ts"

/** Her preferences with the timestamps of the changes, or null while she has changed none. */
export async function readPreferences(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("preferences").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, preferences: JSON.parse(row.preferences) as Timestamped<Preferences> } : null
}

/** Her reminders and what she wishes not to read, merged one by one. */
export const preferencesNoun: SyncedNoun = {
  noun: "preferences",
  handlers: {
    async preferencesChanged({ db, userId, at, now, version }, { fields }) {
      const stored = await readPreferences(db, userId)
      const preferences = JSON.stringify(mergeFields(stored?.preferences, fields, at, now.toISOString()))
      await db
        .insertInto("preferences")
        .values({ user_id: userId, preferences, version })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ preferences, version }))
        .execute()
    },
  },
  async read(db, userId, since) {
    const stored = await readPreferences(db, userId)
    if (!stored || stored.version <= (since ?? -1)) return []
    return [{ key: ownKey, version: stored.version, row: stored.preferences }]
  },
}
