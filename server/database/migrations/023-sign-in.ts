import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** An identity at a provider opens one account only, and reminders on a device end with the session that asked for them. */
export const signIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("account_identity_key")
      .unique()
      .on("account")
      .columns(["providerId", "accountId"])
      // Passwords are left out: an installation may have two rows of one account from two links opened at once.
      .where("providerId", "!=", "credential")
      .execute()
    await db.schema.alterTable("reminder_channels").addColumn("session_id", "text").execute()
  },
}
