import type { Migration } from "kysely/migration"

/** Adds the time by which a question is to be answered, and when the operator was mailed about one that was not. */
export const answerDue: Migration = {
  async up(db) {
    for (const column of ["due_at", "overdue_mailed_at"])
      await db.schema.alterTable("support_questions").addColumn(column, "text").execute()
    await db.schema.createIndex("support_questions_due_idx").on("support_questions").column("due_at").execute()
  },
}
