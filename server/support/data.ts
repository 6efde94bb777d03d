import type { Kysely } from "kysely"
import type { SupportQuestion } from "#domain/support-question.ts"
import type { Tables } from "../database/tables.ts"

/** After so long, a mail that was begun and never confirmed counts as lost with its process. */
const mailLostMs = 60_000
const dayMs = 24 * 60 * 60 * 1000

/** All that she has asked, newest first. */
export async function readQuestions(db: Kysely<Tables>, userId: string) {
  const rows = await questionsOf(db, userId).orderBy("created_at", "desc").orderBy("id").execute()
  return rows.map(({ id, text, created_at: createdAt, mailed_at: mailedAt }) => ({ id, text, createdAt, mailedAt }))
}

type Claim = "ours" | "mailed" | "being mailed" | "not hers" | "over the limit"

/**
 * Stores a question, unless it is stored already, and says whether its mail is for this caller to send:
 * of any number of callers, exactly one is told "ours" until it confirms or gives up.
 */
export async function claimQuestion(
  db: Kysely<Tables>,
  userId: string,
  { id, text }: SupportQuestion,
  now: Date,
  perDay: number,
): Promise<Claim> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  return db.transaction().execute(async (transaction) => {
    // Changes nothing, but makes her questions wait for each other, so that none slips past the limit.
    await transaction.updateTable("user").set({ id: userId }).where("id", "=", userId).execute()
    const known = await questionsOf(transaction, userId).where("id", "=", id).executeTakeFirst()
    if (known?.mailed_at) return "mailed"
    if (known && known.created_at > before(mailLostMs)) return "being mailed"
    if (known) {
      const again = transaction.updateTable("support_questions").set({ created_at: now.toISOString() })
      await again.where("user_id", "=", userId).where("id", "=", id).execute()
      return "ours"
    }
    const today = await questionsOf(transaction, userId).where("created_at", ">", before(dayMs)).execute()
    if (today.length >= perDay) return "over the limit"
    const row = { id, user_id: userId, text, created_at: now.toISOString(), mailed_at: null }
    const stored = transaction.insertInto("support_questions").values(row)
    const isNew = await stored
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()
    return isNew ? "ours" : "not hers"
  })
}

export async function confirmMailed(db: Kysely<Tables>, userId: string, id: string, now: Date) {
  const mailed = db.updateTable("support_questions").set({ mailed_at: now.toISOString() })
  await mailed.where("user_id", "=", userId).where("id", "=", id).execute()
}

/** Lets go of a question whose mail could not be sent: it is as if she had not asked, and she asks again. */
export async function giveUp(db: Kysely<Tables>, userId: string, id: string) {
  const lost = db.deleteFrom("support_questions").where("user_id", "=", userId).where("id", "=", id)
  await lost.where("mailed_at", "is", null).execute()
}

function questionsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("support_questions").selectAll().where("user_id", "=", userId)
}
