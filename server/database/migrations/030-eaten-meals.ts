import type { Migration } from "kysely/migration"

/** Adds to each journey the meals that were marked as eaten. */
export const eatenMeals: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("eaten", "text").execute()
  },
}
