import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { DatabaseType } from "../../database/open.ts"
import type { Tables } from "../../database/tables.ts"

export const supportMailKind = "support-question"
/** The id of the one mail about questions that may be pending. */
export const supportMailId = "support-mail"

/**
 * Puts all questions that no mail has reported into one mail. A new question gives the mail a new id, so that it is not
 * taken for a repetition. Returns undefined if there are no questions.
 */
export async function bundleQuestions(transaction: Kysely<Tables>, type: DatabaseType) {
  const pending = await transaction
    .selectFrom("support_questions")
    .select(["mail_id", "created_at"])
    .where("mailed_at", "is", null)
    .where("taken_back_at", "is", null)
    .orderBy("created_at")
    .execute()
  const newest = pending.at(-1)
  if (!newest) return undefined
  const known = new Set(pending.map(({ mail_id }) => mail_id)).size === 1 ? newest.mail_id : null
  const id = known ?? randomUUID()
  if (!known) await pendingQuestions(transaction, type).set({ mail_id: id }).execute()
  return { id, createdAt: newest.created_at }
}

/** Records that the mail with these questions was sent. */
export async function markQuestionsMailed(transaction: Kysely<Tables>, type: DatabaseType, mailId: string, now: Date) {
  const told = pendingQuestions(transaction, type).where("mail_id", "=", mailId)
  await told.set({ mailed_at: now.toISOString() }).execute()
}

/** Questions that are being deleted are skipped, because waiting for their locks could deadlock. */
function pendingQuestions(transaction: Kysely<Tables>, type: DatabaseType) {
  const ids = transaction
    .selectFrom("support_questions")
    .select("id")
    .where("mailed_at", "is", null)
    .where("taken_back_at", "is", null)
    .$if(type === "postgres", (query) => query.forUpdate().skipLocked())
  return transaction.updateTable("support_questions").where("id", "in", ids).where("mailed_at", "is", null)
}
