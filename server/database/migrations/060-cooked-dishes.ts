import type { Migration } from "kysely/migration"

/** Adds to each journey what was cooked in its week, and for how many people. */
export const cookedDishes: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("cooked", "text").execute()
  },
}
