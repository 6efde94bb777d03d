import type { Migration } from "kysely/migration"

/** Counting months skips the notes, which may be hundreds of megabytes. */
export const diaryMonths: Migration = {
  async up(db) {
    await db.schema
      .createIndex("diary_entries_written_idx")
      .on("diary_entries")
      .columns(["user_id", "deleted_at", "created_at"])
      .execute()
  },
}
