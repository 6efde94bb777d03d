import { sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Few among many: the daily job looks for what they left. */
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
