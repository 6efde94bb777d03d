import type { Migration } from "kysely/migration"

export const struckFoods: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("struck", "text").execute()
  },
}
