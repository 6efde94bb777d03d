import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { ownKey } from "#domain/nouns/noun.ts"
import type { TeamConversation } from "#domain/team/team.ts"
import type { Tables } from "../database/tables.ts"

/** Finds a conversation by the id that the team's desk uses for it. */
export async function findConversation(db: Kysely<Tables>, id: string) {
  const found = db
    .selectFrom("team_conversations")
    .innerJoin("user", "user.id", "team_conversations.user_id")
    .selectAll("team_conversations")
    .select(["user.full_name", "user.email", "user.language"])
  return found.where("team_conversations.id", "=", id).executeTakeFirst()
}

/** Reads the conversation in the form in which the user's devices get it. */
export async function loadConversation(db: Kysely<Tables>, userId: string): Promise<TeamConversation | undefined> {
  const row = await findOwn(db, userId)
  return row && asOwn(row)
}

function asOwn(row: { read_until: string | null; closed_at: string | null }): TeamConversation {
  return { readUntil: row.read_until, closedAt: row.closed_at }
}

/** Stores the conversation in the form in which the user's devices have it. Needs a transaction. */
export async function storeConversation(
  db: Kysely<Tables>,
  userId: string,
  { readUntil, closedAt }: TeamConversation,
  version: number,
  now: Date,
) {
  const moment = now.toISOString()
  const content = { read_until: readUntil, closed_at: closedAt, version }
  await db
    .insertInto("team_conversations")
    .values({
      user_id: userId,
      id: randomUUID(),
      opened_at: moment,
      last_message_at: moment,
      waiting_since: null,
      member_id: null,
      ...content,
    })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(content))
    .execute()
}

/** Records when the last message was written. */
export async function noteMessage(db: Kysely<Tables>, userId: string, at: Date) {
  const lastMessage = { last_message_at: at.toISOString() }
  await db.updateTable("team_conversations").set(lastMessage).where("user_id", "=", userId).execute()
}

/** Records since when the conversation waits for the team. A conversation without any messages is deleted. */
export async function noteWaiting(db: Kysely<Tables>, userId: string) {
  const left = db.selectFrom("support_questions").where("user_id", "=", userId).where("taken_back_at", "is", null)
  const replies = db.selectFrom("team_replies").select("id").where("user_id", "=", userId).where("is_gone", "=", 0)
  const question = await left.select("id").limit(sql.lit(1)).executeTakeFirst()
  const isEmpty = !question && !(await replies.limit(sql.lit(1)).executeTakeFirst())
  if (isEmpty) {
    for (const table of ["team_conversations", "team_notes", "scheduled_replies"] as const)
      await db.deleteFrom(table).where("user_id", "=", userId).execute()
    return
  }
  const waiting = left.where("answered_at", "is", null)
  const oldest = waiting.select("created_at").orderBy("created_at").limit(sql.lit(1))
  await db.updateTable("team_conversations").set({ waiting_since: oldest }).where("user_id", "=", userId).execute()
}

/**
 * Selects the questions that count as answered: those asked up to a time (ISO 8601, UTC), those with these ids, or
 * those that fulfil both.
 */
export type AnsweredQuestions = { until?: string; ids?: readonly string[] | undefined }

/** Marks waiting questions as answered. Returns when the oldest of them was asked (ISO 8601, UTC). */
export async function answerQuestions(
  db: Kysely<Tables>,
  userId: string,
  { until, ids }: AnsweredQuestions,
  now: Date,
): Promise<string | undefined> {
  if (ids?.length === 0) return undefined
  const answered = await db
    .updateTable("support_questions")
    .set({ answered_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("answered_at", "is", null)
    .where("taken_back_at", "is", null)
    .$if(until !== undefined, (query) => query.where("created_at", "<=", until ?? ""))
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? [])]))
    .returning("created_at as at")
    .execute()
  return answered.map(({ at }) => at).sort()[0]
}

/** Marks a question as unanswered; returns false unless the user has an answered one with this id. */
export async function reopenQuestion(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("support_questions")
    .set({ answered_at: null })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("answered_at", "is not", null)
    .where("taken_back_at", "is", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * The time for the conversation's next message: now, but always later than the last message, even if a clock went back.
 */
export async function momentOfNext(db: Kysely<Tables>, userId: string, now: Date): Promise<Date> {
  const conversation = db.selectFrom("team_conversations").select("last_message_at as at").where("user_id", "=", userId)
  // A conversation is deleted with its last question, but devices may have seen that question. Then the time of the
  // newest question counts, even if it was taken back.
  const questions = db.selectFrom("support_questions").select("created_at as at").where("user_id", "=", userId)
  const last =
    (await conversation.executeTakeFirst()) ??
    (await questions.orderBy("created_at", "desc").limit(sql.lit(1)).executeTakeFirst())
  return new Date(Math.max(now.getTime(), last === undefined ? 0 : Date.parse(last.at) + 1))
}

/** Finds the newest message of a conversation, from either side. */
export async function newestMessage(db: Kysely<Tables>, userId: string): Promise<Message | undefined> {
  const question = await db
    .selectFrom("support_questions")
    .select(["id", "created_at as at"])
    .where("user_id", "=", userId)
    .where("taken_back_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(sql.lit(1))
    .executeTakeFirst()
  const reply = await newestReply(db, userId)
  return question && (!reply || question.at > reply.at) ? question : reply
}

/** Finds the newest message of the team. `is_first` is 1 if the team wrote it without having been asked. */
export async function newestReply(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom("team_replies")
    .select(["id", "sent_at as at", "is_first"])
    .where("user_id", "=", userId)
    .where("is_gone", "=", 0)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(sql.lit(1))
    .executeTakeFirst()
}

type Message = { id: string; at: string }

/** Finds when a message was written (ISO 8601, UTC), also if it was taken back since. */
export async function momentOfMessage(db: Kysely<Tables>, userId: string, id: string): Promise<string | undefined> {
  const question = db.selectFrom("support_questions").select("created_at as at").where("user_id", "=", userId)
  const reply = db.selectFrom("team_replies").select("sent_at as at").where("user_id", "=", userId)
  const found =
    (await question.where("id", "=", id).executeTakeFirst()) ?? (await reply.where("id", "=", id).executeTakeFirst())
  return found?.at
}

/**
 * Reads the conversation for the user's devices. If there is none, a device that has synced before gets a null row,
 * because it may still have a conversation that was deleted.
 */
export async function readOwnConversation(db: Kysely<Tables>, userId: string, since: number | null) {
  const row = await findOwn(db, userId)
  if (!row) return since === null ? [] : [{ key: ownKey, version: since + 1, row: null }]
  if (row.version <= (since ?? -1)) return []
  return [{ key: ownKey, version: row.version, row: asOwn(row) }]
}

/** Deletes a conversation with the team's replies and notes, but keeps the questions. */
export async function deleteConversation(db: Kysely<Tables>, userId: string) {
  const tables = ["team_conversations", "team_replies", "team_notes", "scheduled_replies"] as const
  for (const table of [...tables, "desk_presence", "team_audit"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute()
}

/** Reads a user's conversation with everything that the team's desk knows of it. */
export async function findOwn(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("team_conversations").selectAll().where("user_id", "=", userId).executeTakeFirst()
}

/** Assigns a conversation to a member of the team, or to nobody if `memberId` is null. */
export async function assignConversation(db: Kysely<Tables>, userId: string, memberId: string | null) {
  await db.updateTable("team_conversations").set({ member_id: memberId }).where("user_id", "=", userId).execute()
}
