import type { Migration } from "kysely/migration"

/** The version of the terms that each account was created with; null for accounts from before, where it is unknown. */
export const termsVersion: Migration = {
  async up(db) {
    await db.schema.alterTable("user").addColumn("terms_version", "integer").execute()
  },
}
