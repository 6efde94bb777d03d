import { type Kysely, type Selectable, sql } from "kysely"
import { firstMessagesPerDay } from "#domain/team/first-message.ts"
import { type AskedScheduledReply, faultOfSendAt } from "#domain/team/scheduled-reply.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { readVersion } from "../sync/receipts.ts"
import { readOwnRow } from "../sync/rows.ts"
import { admitReply } from "./admit-reply.ts"
import { recordAudit } from "./audit.ts"
import type { Member } from "./members.ts"

type Scheduled = Selectable<Tables["scheduled_replies"]>

/**
 * Stores a reply that is sent at a later moment, in place of the waiting one that it changes. Storing the same one
 * again changes nothing. Throws INVALID_INPUT for a moment that is past or too far ahead, CONVERSATION_CHANGED if the
 * waiting reply is not the one to be changed or was sent already, and what `admitReply` throws. Needs a transaction
 * that holds the user's lock.
 */
export async function scheduleReply(
  db: Kysely<Tables>,
  userId: string,
  member: Member,
  { replyId, text, sendAt, after, answers, first, replaces }: AskedScheduledReply,
  now: Date,
) {
  const known = await findScheduled(db, userId)
  const isSame = known?.id === replyId && known.text === text && known.send_at === sendAt && known.held_at === null
  if (isSame || (await hasGone(db, userId, replyId, text))) return
  const fault = faultOfSendAt(new Date(sendAt), now)
  if (fault) throw appError("INVALID_INPUT", { fields: { sendAt: fault === "past" ? "too_small" : "too_big" } })
  if ((known?.written_at ?? null) !== replaces || (known && known.id !== replyId))
    throw appError("CONVERSATION_CHANGED")
  await admitReply({ db, userId, member, receivedAt: now }, { replyId, after, first })
  if (first && (await countFirst(db, userId, member.id)) >= firstMessagesPerDay) throw appError("FIRST_MESSAGES_LIMIT")
  const row = {
    id: replyId,
    member_id: member.id,
    member_name: member.name,
    text,
    after_id: after,
    answers: answers ? JSON.stringify(answers) : null,
    is_first: Number(first !== undefined),
    // A member who changes a waiting reply is not told whether quiet mode has begun since it was written, so the
    // version stays.
    seen_version: known && known.held_at === null ? known.seen_version : await readVersion(db, userId),
    // Each change gets a later moment than the text that it replaces, because `replaces` identifies a text by this
    // moment.
    written_at: new Date(Math.max(now.getTime(), known ? Date.parse(known.written_at) + 1 : 0)).toISOString(),
    send_at: sendAt,
    held_at: null,
  }
  await db
    .insertInto("scheduled_replies")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute()
  await recordAudit(db, userId, member, "scheduled", now)
}

/**
 * Takes a waiting reply back. Throws CONVERSATION_CHANGED if it was sent already. Needs a transaction that holds the
 * user's lock.
 */
export async function unscheduleReply(db: Kysely<Tables>, userId: string, member: Member, replyId: string, now: Date) {
  if (await hasGone(db, userId, replyId)) throw appError("CONVERSATION_CHANGED")
  if (await deleteScheduled(db, userId, replyId)) await recordAudit(db, userId, member, "unscheduled", now)
}

async function hasGone(db: Kysely<Tables>, userId: string, replyId: string, text?: string): Promise<boolean> {
  const replies = db.selectFrom("team_replies").select("id").where("user_id", "=", userId).where("id", "=", replyId)
  const found = text === undefined ? replies : replies.where("text", "=", text)
  return (await found.executeTakeFirst()) !== undefined
}

/** Counts the waiting messages with which a member writes first to other users. */
async function countFirst(db: Kysely<Tables>, exceptUserId: string, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom("scheduled_replies")
    .select(sql<number>`count(*)`.as("count"))
    .where("member_id", "=", memberId)
    .where("is_first", "=", 1)
    .where("user_id", "!=", exceptUserId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function findScheduled(db: Kysely<Tables>, userId: string): Promise<Scheduled | undefined> {
  return db.selectFrom("scheduled_replies").selectAll().where("user_id", "=", userId).executeTakeFirst()
}

/** Deletes a waiting reply; returns false if there is none with this id. */
export async function deleteScheduled(db: Kysely<Tables>, userId: string, replyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("scheduled_replies")
    .where("user_id", "=", userId)
    .where("id", "=", replyId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Holds a waiting reply: it is not sent by itself any more, but waits until a member looks at it again. With
 * `writtenAt`, only a text that was written at that moment is held.
 */
export async function holdScheduled(db: Kysely<Tables>, userId: string, now: Date, writtenAt?: string) {
  await db
    .updateTable("scheduled_replies")
    .set({ held_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("held_at", "is", null)
    .$if(writtenAt !== undefined, (query) => query.where("written_at", "=", writtenAt ?? ""))
    .execute()
}

/** Reads what the desk shows of a conversation's waiting reply; null if there is none. */
export async function readScheduled(db: Kysely<Tables>, userId: string, member: Member) {
  const row = await findScheduled(db, userId)
  if (!row) return null
  return {
    id: row.id,
    text: row.text,
    memberName: row.member_name,
    isMine: row.member_id === member.id,
    answers: answersOf(row),
    writtenAt: row.written_at,
    sendAt: row.send_at,
    isHeld: row.held_at !== null,
  }
}

/** Reads a user's waiting reply for her export, which also has the team's notes about her. */
export async function readScheduledOf(db: Kysely<Tables>, userId: string) {
  const row = await findScheduled(db, userId)
  if (!row) return null
  return {
    id: row.id,
    text: row.text,
    memberName: row.member_name,
    answers: answersOf(row),
    isFirst: row.is_first === 1,
    writtenAt: row.written_at,
    sendAt: row.send_at,
    heldAt: row.held_at,
  }
}

function answersOf({ answers }: Scheduled): string[] | null {
  return answers === null ? null : JSON.parse(answers)
}

/**
 * Checks whether a waiting reply may be sent now. Throws NOT_FOUND if it was taken back or postponed meanwhile, and
 * QUIET_NOW if quiet mode has begun since its writer last saw the conversation.
 */
export async function admitScheduled(db: Kysely<Tables>, userId: string, replyId: string, now: Date) {
  const row = await findScheduled(db, userId)
  if (row?.id !== replyId || row.held_at !== null || row.send_at > now.toISOString()) throw appError("NOT_FOUND")
  const silence = await readOwnRow(db, userId, "silence")
  if (silence?.row?.values.isOn && silence.version > row.seen_version) throw appError("QUIET_NOW")
}
