import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** As of then. */
type Tables = {
  support_questions: {
    taken_back_at: string | null
    language: string | null
    chat_answer: string | null
    concern: string | null
  }
}

/** Of a question taken back nothing tells what it was about. */
export const takenBack: Migration = {
  async up(db: Kysely<unknown>) {
    await (db as Kysely<Tables>)
      .updateTable("support_questions")
      .set({ language: null, chat_answer: null, concern: null })
      .where("taken_back_at", "is not", null)
      .execute()
  },
}
