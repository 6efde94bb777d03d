import type { Migration } from "kysely/migration"

/** The meals of each journey that she marked as eaten. */
export const eatenMeals: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("eaten", "text").execute()
  },
}
