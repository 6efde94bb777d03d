import type { Migration } from "kysely/migration"

/** Creates a table for the one sentence that the team says at night to everybody who is awake. */
export const nightWords: Migration = {
  async up(db) {
    await db.schema
      .createTable("night_words")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("member_name", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .execute()
  },
}
