import type { Migration } from "kysely/migration"

/** What was cooked in the week of a journey, and for how many. */
export const cookedDishes: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("cooked", "text").execute()
  },
}
