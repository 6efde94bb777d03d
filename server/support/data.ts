import { randomUUID } from "node:crypto"
import { type ExpressionBuilder, type Kysely, sql } from "kysely"
import { retention } from "#domain/retention.ts"
import type { SupportQuestion } from "#domain/support-question.ts"
import { inPages } from "../database/pages.ts"
import type { Tables } from "../database/tables.ts"

const countMs = retention.questionCountHours * 60 * 60 * 1000
const questionsOfPage = 20

type Asked = { id: string; text: string; createdAt: string; mailedAt: string | null }

/** All that she has asked, newest first, a page at a time. */
export function readQuestions(db: Kysely<Tables>, userId: string): AsyncGenerator<Asked[]> {
  const all = questionsOf(db, userId).orderBy("created_at", "desc").orderBy("id").limit(sql.lit(questionsOfPage))
  return inPages(questionsOfPage, async (last?: Asked) => {
    const rows = await (last ? all.where((eb) => isAfter(eb, last)) : all).execute()
    return rows.map(({ id, text, created_at: createdAt, mailed_at: mailedAt }) => ({ id, text, createdAt, mailedAt }))
  })
}

function isAfter(eb: ExpressionBuilder<Tables, "support_questions">, { id, createdAt }: Asked) {
  const isAtSameMoment = eb("created_at", "=", createdAt)
  return eb.or([eb("created_at", "<", createdAt), eb.and([isAtSameMoment, eb("id", ">", id)])])
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

type Kept = "kept" | "not hers" | "over the limit"

/**
 * Keeps a question, once however often it is asked. So many a day reach the team from one account, and from one address
 * whoever's account it is. To be called in a transaction.
 */
export async function keepQuestion(
  transaction: Kysely<Tables>,
  { userId, addressKey }: { userId: string; addressKey: string },
  { id, text }: SupportQuestion,
  now: Date,
  perDay: number,
): Promise<Kept> {
  // Changes nothing, but makes her questions wait for each other, so that none slips past the limit.
  await transaction.updateTable("user").set({ id: userId }).where("id", "=", userId).execute()
  const known = await questionsOf(transaction, userId).where("id", "=", id).executeTakeFirst()
  if (known) return "kept"
  const dayBefore = new Date(now.getTime() - countMs).toISOString()
  const hers = await questionsOf(transaction, userId).where("created_at", ">", dayBefore).execute()
  if (hers.length >= perDay) return "over the limit"
  const asked = transaction.selectFrom("asked_questions").select("id").where("address_key", "=", addressKey)
  if ((await asked.where("asked_at", ">", dayBefore).execute()).length >= perDay) return "over the limit"
  const row = { id, user_id: userId, text, created_at: now.toISOString(), mailed_at: null, mail_id: null }
  const stored = transaction.insertInto("support_questions").values(row)
  const isNew = await stored
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!isNew) return "not hers"
  const count = { id: randomUUID(), address_key: addressKey, asked_at: now.toISOString() }
  await transaction.insertInto("asked_questions").values(count).execute()
  return "kept"
}

function questionsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("support_questions").selectAll().where("user_id", "=", userId)
}
