import type { Migration } from "kysely/migration"

/**
 * Records, by the server's clock, when a diary entry was first received, because the daily limit counts by that time.
 * Existing entries count as received when they were written.
 */
export const diaryStoredAt: Migration = {
  async up(db) {
    // SQLite cannot add a "not null" column without a default.
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
