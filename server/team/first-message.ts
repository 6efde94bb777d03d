import { type Kysely, sql } from "kysely"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { firstMessagesPerDay } from "#domain/team/first-message.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { requireConsent } from "../privacy/consent/data.ts"
import type { OperationContext } from "../sync/noun.ts"
import { readOwnRow } from "../sync/rows.ts"
import { spendContactCode } from "./contact-codes.ts"
import { findOwn, newestReply, noteWaiting } from "./conversations.ts"

type First = OperationArgs["replySent"]["first"]

/**
 * Whether a message of the team would answer nothing: the user has never asked, the conversation is closed, or only the
 * team has written since.
 */
export async function wouldBeginConversation(
  db: Kysely<Tables>,
  userId: string,
  conversation: { waiting_since: string | null; closed_at: string | null } | undefined,
): Promise<boolean> {
  if (!conversation) return true
  if (conversation.waiting_since !== null) return false
  return conversation.closed_at !== null || (await isNewestOfTeamFirst(db, userId))
}

async function isNewestOfTeamFirst(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const newest = await newestReply(db, userId)
  if (newest?.is_first !== 1) return false
  const since = db.selectFrom("support_questions").select("id").where("user_id", "=", userId)
  const asked = since.where("created_at", ">", newest.at).where("taken_back_at", "is", null).limit(sql.lit(1))
  return (await asked.executeTakeFirst()) === undefined
}

/** Whether a message counts as written first by the team. If a question of the user waits, the message is a reply. */
export async function isFirstMessage(db: Kysely<Tables>, userId: string, first: First): Promise<boolean> {
  return first !== undefined && ((await findOwn(db, userId))?.waiting_since ?? null) === null
}

/**
 * Checks whether the team may write first. Throws CONSENT_REQUIRED, INVALID_CODE, FIRST_MESSAGES_LIMIT beyond a
 * member's daily number, or QUIET_NOW if the user is in quiet mode and the member has not confirmed to have seen that.
 */
export async function admitFirstMessage(
  { db, userId, member, receivedAt }: Pick<OperationContext, "db" | "userId" | "member" | "receivedAt">,
  messageId: string,
  first: NonNullable<First>,
) {
  if (await isFirstMessage(db, userId, first)) {
    await requireConsent(db, userId, "contact")
    if ((await countOfDay(db, member?.id ?? "", receivedAt)) >= firstMessagesPerDay)
      throw appError("FIRST_MESSAGES_LIMIT")
    const silence = await readOwnRow(db, userId, "silence")
    if (silence?.row?.values.isOn && !first.isQuietSeen) throw appError("QUIET_NOW")
  }
  const { codeHash } = first
  if (codeHash !== undefined && !(await spendContactCode(db, userId, { codeHash, messageId }, receivedAt)))
    throw appError("INVALID_CODE")
}

async function countOfDay(db: Kysely<Tables>, memberId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("team_audit")
    .select(sql<number>`count(*)`.as("count"))
    .where("member_id", "=", memberId)
    .where("action", "=", "wroteFirst")
    .where("at", ">", addDays(now, -1).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Deletes a user's code and a first message that waits for its time, and erases the messages that the team wrote first.
 * Needs a transaction.
 */
export async function forgetContact(db: Kysely<Tables>, userId: string, version: number) {
  await db.deleteFrom("contact_codes").where("user_id", "=", userId).execute()
  await db.deleteFrom("scheduled_replies").where("user_id", "=", userId).where("is_first", "=", 1).execute()
  await db
    .updateTable("team_replies")
    .set({ text: "", member_name: "", helped: null, is_gone: 1, version })
    .where("user_id", "=", userId)
    .where("is_first", "=", 1)
    .where("is_gone", "=", 0)
    .execute()
  await noteWaiting(db, userId)
}
