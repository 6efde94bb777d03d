import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

export const signIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("account_identity_key")
      .unique()
      .on("account")
      .columns(["providerId", "accountId"])
      // One account may have two, from two links at once.
      .where("providerId", "!=", "credential")
      .execute()
    await db.schema.alterTable("reminder_channels").addColumn("session_id", "text").execute()
  },
}
