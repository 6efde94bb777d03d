import type { Migration } from "kysely/migration"

/** Adds to each journey the foods that its week must do without. */
export const struckFoods: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("struck", "text").execute()
  },
}
