import type { Kysely } from "kysely"
import type { SupportQuestion } from "#domain/support-question.ts"
import type { Tables } from "../database/tables.ts"

const dayMs = 24 * 60 * 60 * 1000

/** All that she has asked, newest first. */
export async function readQuestions(db: Kysely<Tables>, userId: string) {
  const rows = await questionsOf(db, userId).orderBy("created_at", "desc").orderBy("id").execute()
  return rows.map(({ id, text, created_at: createdAt, mailed_at: mailedAt }) => ({ id, text, createdAt, mailedAt }))
}

/** What all mothers have asked since then, the oldest first, and who asked it. For those with access to the database. */
export async function readQuestionsSince(db: Kysely<Tables>, since: Date) {
  return db
    .selectFrom("support_questions")
    .innerJoin("user", "user.id", "support_questions.user_id")
    .where("support_questions.created_at", ">=", since.toISOString())
    .orderBy("support_questions.created_at")
    .orderBy("support_questions.id")
    .select([
      "support_questions.id",
      "support_questions.created_at as askedAt",
      "user.full_name as fullName",
      "user.email",
      "support_questions.text",
    ])
    .execute()
}

type Kept = "kept" | "mailed" | "not hers" | "over the limit"

/** Keeps a question, once however often it is asked, and says whether its mail has gone out. To be called in a transaction. */
export async function keepQuestion(
  transaction: Kysely<Tables>,
  userId: string,
  { id, text }: SupportQuestion,
  now: Date,
  perDay: number,
): Promise<Kept> {
  // Changes nothing, but makes her questions wait for each other, so that none slips past the limit.
  await transaction.updateTable("user").set({ id: userId }).where("id", "=", userId).execute()
  // Changes nothing either, but waits for whoever notes at this moment that the question's mail has gone out.
  const touched = transaction.updateTable("support_questions").set({ user_id: userId }).where("user_id", "=", userId)
  const known = await touched.where("id", "=", id).returning("mailed_at").executeTakeFirst()
  if (known) return known.mailed_at ? "mailed" : "kept"
  const dayBefore = new Date(now.getTime() - dayMs).toISOString()
  const today = await questionsOf(transaction, userId).where("created_at", ">", dayBefore).execute()
  if (today.length >= perDay) return "over the limit"
  const row = { id, user_id: userId, text, created_at: now.toISOString(), mailed_at: null }
  const stored = transaction.insertInto("support_questions").values(row)
  const isNew = await stored
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return isNew ? "kept" : "not hers"
}

/** Notes that the mail of a question has gone out. */
export async function markQuestionMailed(db: Kysely<Tables>, mailId: string, now: Date) {
  const question = db.updateTable("support_questions").where("id", "=", mailId)
  await question.set({ mailed_at: now.toISOString() }).execute()
}

function questionsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("support_questions").selectAll().where("user_id", "=", userId)
}
