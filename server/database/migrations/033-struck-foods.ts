import type { Migration } from "kysely/migration"

/** The foods that the week of a journey does without. */
export const struckFoods: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("struck", "text").execute()
  },
}
