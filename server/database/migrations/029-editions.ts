import type { Migration } from "kysely/migration"

export const editions: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("edition", "integer").execute()
  },
}
