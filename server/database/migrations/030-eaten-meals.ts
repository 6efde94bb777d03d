import type { Migration } from "kysely/migration"

export const eatenMeals: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("eaten", "text").execute()
  },
}
