import type { Migration } from "kysely/migration"

/**
 * Indexes the dates of diary entries, so that entries can be counted by month without reading their notes, which may be
 * hundreds of megabytes.
 */
export const diaryMonths: Migration = {
  async up(db) {
    await db.schema
      .createIndex("diary_entries_written_idx")
      .on("diary_entries")
      .columns(["user_id", "deleted_at", "created_at"])
      .execute()
  },
}
