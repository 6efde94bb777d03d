import type { Migration } from "kysely/migration"

/** What keys are derived with besides the secret. */
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
