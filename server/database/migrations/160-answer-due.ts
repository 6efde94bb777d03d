import type { Migration } from "kysely/migration"

/** By when a question is to be answered, and that the operator was told of one that was not. */
export const answerDue: Migration = {
  async up(db) {
    for (const column of ["due_at", "overdue_mailed_at"])
      await db.schema.alterTable("support_questions").addColumn(column, "text").execute()
    await db.schema.createIndex("support_questions_due_idx").on("support_questions").column("due_at").execute()
  },
}
