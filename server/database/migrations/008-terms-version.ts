import type { Migration } from "kysely/migration"

/** Records the version of the terms that a new account agreed to. It is unknown, and null, for existing accounts. */
export const termsVersion: Migration = {
  async up(db) {
    await db.schema.alterTable("user").addColumn("terms_version", "integer").execute()
  },
}
