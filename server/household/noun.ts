import type { Kysely } from "kysely"
import type { HouseholdFields } from "#domain/household.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { ownRowNoun } from "../sync/own-row.ts"
import { requireShortRow } from "../sync/row-length.ts"

/** Null while she has settled nothing. */
export async function readHousehold(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("households").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, household: JSON.parse(row.household) as Timestamped<HouseholdFields> } : null
}

export const householdNoun = ownRowNoun<"household">({
  noun: "household",
  async find(db, userId) {
    const stored = await readHousehold(db, userId)
    return stored && { version: stored.version, row: stored.household }
  },
  check: (_context, change) => requireShortRow(change, "fields"),
  async store({ db, userId, version }, { row }) {
    const household = JSON.stringify(row)
    await db
      .insertInto("households")
      .values({ user_id: userId, household, version })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ household, version }))
      .execute()
  },
})
