import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The columns as they were at this migration. */
type Tables = {
  support_questions: {
    taken_back_at: string | null
    language: string | null
    chat_answer: string | null
    concern: string | null
  }
}

/** Erases, from questions that were taken back, everything that says what they were about. */
export const takenBack: Migration = {
  async up(db: Kysely<unknown>) {
    await (db as Kysely<Tables>)
      .updateTable("support_questions")
      .set({ language: null, chat_answer: null, concern: null })
      .where("taken_back_at", "is not", null)
      .execute()
  },
}
