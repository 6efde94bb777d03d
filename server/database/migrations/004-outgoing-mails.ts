import type { Migration } from "kysely/migration"

/** Pending mails, each with the time of its next attempt and of its expiry. */
export const outgoingMails: Migration = {
  async up(db) {
    await db.schema
      .createTable("outgoing_mails")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("outgoing_mails_due_idx").on("outgoing_mails").column("due_at").execute()
    await db.schema.createIndex("outgoing_mails_of_user_idx").on("outgoing_mails").column("user_id").execute()
  },
}
