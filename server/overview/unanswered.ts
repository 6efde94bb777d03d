import type { Kysely } from "kysely"
import { groupByLikeness } from "#domain/likeness-groups.ts"
import type { Tables } from "../database/tables.ts"
import { chatAnswerOf } from "../support/data.ts"

const questionsMost = 1000
const groupsMost = 50

/**
 * The latest questions for which the chat had no entry, grouped by likeness, the largest group first: the list from which
 * new entries are written. Only of those whose consent stands, without whose they are.
 */
export async function readUnanswered(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("support_questions")
    .innerJoin("consents", "consents.user_id", "support_questions.user_id")
    .select(["support_questions.id", "text", "support_questions.language", "chat_answer"])
    .where("purpose", "=", "questions")
    .where("withdrawn_at", "is", null)
    .where("taken_back_at", "is", null)
    // What is urgent is no question for an entry.
    .where(({ eb, or }) => or([eb("concern", "is", null), eb("concern", "!=", "urgent")]))
    .orderBy("created_at", "desc")
    .limit(questionsMost)
    .execute()
  const without = rows.filter(({ chat_answer }) => chatAnswerOf(chat_answer)?.kind !== "entry")
  return groupByLikeness(without, ({ text }) => text)
    .slice(0, groupsMost)
    .map((group) => group.map(({ id, text, language }) => ({ id, text, language })))
}
