import { sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Indexes the few withdrawn consents among many, because the daily job deletes the data that they leave behind. */
export const withdrawnConsents: Migration = {
  async up(db) {
    await db.schema
      .createIndex("consents_withdrawn_idx")
      .on("consents")
      .columns(["user_id", "purpose"])
      .where(sql.ref("withdrawn_at"), "is not", null)
      .execute()
  },
}
