import type { Migration } from "kysely/migration"

/** A change of the account's e-mail address that both mailboxes still have to confirm. Of each link only the hash is stored. */
export const addressChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable("address_changes")
      // The primary key: a second request replaces the first.
      .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
      .addColumn("new_email", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("device_id", "text", (column) => column.notNull())
      .addColumn("former_token", "text", (column) => column.notNull().unique())
      .addColumn("new_token", "text", (column) => column.notNull().unique())
      .addColumn("former_confirmed_at", "text")
      .addColumn("new_confirmed_at", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute()
    // The daily job deletes by it.
    await db.schema.createIndex("address_changes_by_end").on("address_changes").column("expires_at").execute()
  },
}
