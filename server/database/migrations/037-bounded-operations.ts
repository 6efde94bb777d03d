import { sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Indexes by which an operation finds the newest or oldest row of a kind without those of years before. */
export const boundedOperations: Migration = {
  async up(db) {
    const ofQuestions = (name: string) =>
      db.schema
        .createIndex(`support_questions_${name}_idx`)
        .on("support_questions")
        .columns(["user_id", "created_at", "id"])
        .where(sql.ref("taken_back_at"), "is", null)
    await ofQuestions("standing").execute()
    await ofQuestions("waiting").where(sql.ref("answered_at"), "is", null).execute()
    await db.schema.createIndex("journeys_started_idx").on("journeys").columns(["user_id", "started_at"]).execute()
  },
}
