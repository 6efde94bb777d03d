import type { Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { recordAudit } from "./audit.ts"
import { answerQuestions, findOwn, noteWaiting, reopenQuestion } from "./conversations.ts"
import type { Member } from "./members.ts"

/**
 * Marks a question as answered or unanswered; returns false if it is so already. Throws CONVERSATION_CHANGED if the
 * conversation is closed.
 */
export async function markQuestion(
  transaction: Transaction<Tables>,
  userId: string,
  member: Member,
  { id, isAnswered }: { id: string; isAnswered: boolean },
  now: Date,
): Promise<boolean> {
  if ((await findOwn(transaction, userId))?.closed_at) throw appError("CONVERSATION_CHANGED")
  const isChanged = isAnswered
    ? (await answerQuestions(transaction, userId, { ids: [id] }, now)) !== undefined
    : await reopenQuestion(transaction, userId, id)
  if (!isChanged) return false
  await noteWaiting(transaction, userId)
  await recordAudit(transaction, userId, member, isAnswered ? "answered" : "reopened", now)
  return true
}
