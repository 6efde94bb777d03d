import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { DatabaseType } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

export const supportMailKind = "support-question"
/** There is never more than one such mail that waits: it tells of all questions that none has told of. */
export const supportMailId = "support-mail"

/**
 * Ties all questions that no mail has told of to one mail, and gives the identity of that mail: the same again while no
 * question joins them, another once one does, so that nobody takes it for the mail that came before. None when there are none.
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

/** Notes of all questions that a mail told of that it has gone out. */
export async function markQuestionsMailed(transaction: Kysely<Tables>, type: DatabaseType, mailId: string, now: Date) {
  const told = pendingQuestions(transaction, type).where("mail_id", "=", mailId)
  await told.set({ mailed_at: now.toISOString() }).execute()
}

/** Those that no mail has told of, without those that are being deleted: to wait for these could be to wait for ever. */
function pendingQuestions(transaction: Kysely<Tables>, type: DatabaseType) {
  const ids = transaction
    .selectFrom("support_questions")
    .select("id")
    .where("mailed_at", "is", null)
    .where("taken_back_at", "is", null)
    .$if(type === "postgres", (query) => query.forUpdate().skipLocked())
  return transaction.updateTable("support_questions").where("id", "in", ids).where("mailed_at", "is", null)
}
