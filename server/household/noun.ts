import type { Kysely } from "kysely"
import type { HouseholdFields } from "#domain/household.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { mergeFields, type Timestamped } from "#domain/timestamped.ts"
import { requireConsent } from "../consent/data.ts"
import type { Tables } from "../database/tables.ts"
import type { SyncedNoun } from "../sync/noun.ts"

/** What she settled about food, with the timestamps of the changes, or null while she has settled nothing. */
export async function readHousehold(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("households").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, household: JSON.parse(row.household) as Timestamped<HouseholdFields> } : null
}

/** What she settled about food beside her own words, merged field by field. */
export const householdNoun: SyncedNoun = {
  noun: "household",
  handlers: {
    async householdChanged({ db, userId, at, now, version }, { fields }) {
      await requireConsent(db, userId, "profile")
      const stored = await readHousehold(db, userId)
      const household = JSON.stringify(mergeFields(stored?.household, fields, at, now.toISOString()))
      await db
        .insertInto("households")
        .values({ user_id: userId, household, version })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ household, version }))
        .execute()
    },
  },
  async read(db, userId, since) {
    const stored = await readHousehold(db, userId)
    if (!stored || stored.version <= (since ?? -1)) return []
    return [{ key: ownKey, version: stored.version, row: stored.household }]
  },
}
