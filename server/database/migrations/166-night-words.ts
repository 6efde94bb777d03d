import type { Migration } from "kysely/migration"

/** One sentence of the team to all who are awake. */
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
