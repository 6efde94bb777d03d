import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { chatAnswerOf } from "../questions/data.ts"

const readMost = 1000
const shownMost = 50

/**
 * Reads the newest questions that the chat could not answer, without their authors, and only of users whose consent is
 * in force.
 */
export async function readUnanswered(db: Kysely<Tables>) {
  const latest = await db
    .selectFrom("support_questions")
    .select(["id", "user_id", "chat_answer"])
    .where("taken_back_at", "is", null)
    .where(({ eb, or }) => or([eb("concern", "is", null), eb("concern", "!=", "urgent")]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("consents")
          .select("consents.purpose")
          .whereRef("consents.user_id", "=", "support_questions.user_id")
          .where("consents.purpose", "=", "questions")
          .where("consents.withdrawn_at", "is", null),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(readMost)
    .execute()
  const shown = latest.filter(({ chat_answer }) => chatAnswerOf(chat_answer)?.kind !== "entry").slice(0, shownMost)
  return withTexts(db, shown)
}

type Found = { id: string; user_id: string }

/** Texts are read only for the questions that are shown, because each may have 6 kB. */
async function withTexts(db: Kysely<Tables>, shown: readonly Found[]) {
  if (shown.length === 0) return []
  const rows = await db
    .selectFrom("support_questions")
    .select(["id", "user_id", "text", "language"])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("user_id", "id"),
        "in",
        shown.map(({ id, user_id }) => tuple(user_id, id)),
      ),
    )
    .execute()
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return shown.flatMap((one) => {
    const row = byKey.get(keyOf(one))
    return row ? [{ id: row.id, text: row.text, language: row.language }] : []
  })
}

function keyOf({ id, user_id }: Found): string {
  return `${user_id} ${id}`
}
