import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { chatAnswerOf } from "../support/data.ts"

const readMost = 1000
const shownMost = 50

/**
 * The latest questions for which the chat had no entry, the newest first: the list from which new entries are written. Only
 * of those whose consent stands, without whose they are.
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
    .orderBy("support_questions.id")
    .limit(readMost)
    .execute()
  return rows
    .filter(({ chat_answer }) => chatAnswerOf(chat_answer)?.kind !== "entry")
    .slice(0, shownMost)
    .map(({ id, text, language }) => ({ id, text, language }))
}
