import type { Migration } from "kysely/migration"

/** Replies of the team that wait for their time, at most one in a conversation. */
export const scheduledReplies: Migration = {
  async up(db) {
    await db.schema
      .createTable("scheduled_replies")
      .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("member_id", "text", (column) => column.notNull())
      .addColumn("member_name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("after_id", "text")
      .addColumn("answers", "text")
      .addColumn("is_first", "integer", (column) => column.notNull())
      .addColumn("seen_version", "integer", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addColumn("send_at", "text", (column) => column.notNull())
      .addColumn("held_at", "text")
      .execute()
    await db.schema.createIndex("scheduled_replies_by_time").on("scheduled_replies").column("send_at").execute()
  },
}
