import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * Lets an identity of a provider open only one account, and ends a device's reminders with the session that asked for
 * them.
 */
export const signIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("account_identity_key")
      .unique()
      .on("account")
      .columns(["providerId", "accountId"])
      // Passwords are left out, because an installation may have two rows for one account whose links were opened at
      // the same moment.
      .where("providerId", "!=", "credential")
      .execute()
    await db.schema.alterTable("reminder_channels").addColumn("session_id", "text").execute()
  },
}
