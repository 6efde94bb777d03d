import type { Migration } from "kysely/migration"

/** By which edition of the plan a journey is read; those that began before keep their weeks, and have none. */
export const editions: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("edition", "integer").execute()
  },
}
