import type { Migration } from "kysely/migration"

/** Indexes when each entry was written, so that counting months reads nothing else: the notes may be hundreds of megabytes. */
export const diaryMonths: Migration = {
  async up(db) {
    await db.schema
      .createIndex("diary_entries_written_idx")
      .on("diary_entries")
      .columns(["user_id", "deleted_at", "created_at"])
      .execute()
  },
}
