import type { Migration } from "kysely/migration"

/**
 * When the server first received a diary entry, by its own clock and indexed by user, for the daily limit. Existing
 * entries count as stored when they were written.
 */
export const diaryStoredAt: Migration = {
  async up(db) {
    // SQLite adds no "not null" column without a default.
    await db.schema
      .alterTable("diary_entries")
      .addColumn("stored_at", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    const entries = db.withTables<{ diary_entries: { created_at: string; stored_at: string } }>()
    await entries
      .updateTable("diary_entries")
      .set(({ ref }) => ({ stored_at: ref("created_at") }))
      .execute()
    await db.schema
      .createIndex("diary_entries_stored_idx")
      .on("diary_entries")
      .columns(["user_id", "stored_at"])
      .execute()
  },
}
