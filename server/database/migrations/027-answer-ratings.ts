import type { Migration } from "kysely/migration"

/** Whether answers were useful to her, by month and theme, and of a question to the team what it was about. */
export const answerRatings: Migration = {
  async up(db) {
    await db.schema
      .createTable("answer_ratings")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("theme", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("is_useful", "integer", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("answer_ratings_pkey", ["user_id", "month", "theme"])
      .execute()
    await db.schema.createIndex("answer_ratings_id_idx").on("answer_ratings").column("id").execute()
    await db.schema.createIndex("answer_ratings_month_idx").on("answer_ratings").columns(["month", "theme"]).execute()
    await db.schema.alterTable("support_questions").addColumn("theme", "text").execute()
  },
}
