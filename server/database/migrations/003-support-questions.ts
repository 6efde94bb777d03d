import type { Migration } from "kysely/migration"

/** Questions to the team; `mailed_at` is null until the mail has been sent. */
export const supportQuestions: Migration = {
  async up(db) {
    await db.schema
      .createTable("support_questions")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("mailed_at", "text")
      .execute()
    await db.schema
      .createIndex("support_questions_of_user_idx")
      .on("support_questions")
      .columns(["user_id", "created_at"])
      .execute()
  },
}
