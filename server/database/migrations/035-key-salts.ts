import type { Migration } from "kysely/migration"

/** Creates the table of the salt from which, together with AUTH_SECRET, keys are derived. */
export const keySalts: Migration = {
  async up(db) {
    await db.schema
      .createTable("key_salts")
      .addColumn("id", "text", (it) => it.primaryKey().notNull())
      .addColumn("salt", "text", (it) => it.notNull())
      .addColumn("upgraded_at", "text")
      .execute()
  },
}
