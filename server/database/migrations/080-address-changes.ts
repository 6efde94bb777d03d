import type { Migration } from "kysely/migration"

/**
 * Creates the table of changes of an account's e-mail address that both mailboxes must confirm. Only hashes of the
 * links' tokens are stored.
 */
export const addressChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable("address_changes")
      // The user is the primary key, so that a second request replaces the first.
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
    // The daily job deletes by this index.
    await db.schema.createIndex("address_changes_by_end").on("address_changes").column("expires_at").execute()
  },
}
