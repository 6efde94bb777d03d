import type { Migration } from "kysely/migration"

export const termsVersion: Migration = {
  async up(db) {
    await db.schema.alterTable("user").addColumn("terms_version", "integer").execute()
  },
}
