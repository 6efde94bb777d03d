import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { ownKey } from "#domain/nouns/noun.ts"
import type { TeamConversation } from "#domain/team/team.ts"
import type { Tables } from "../database/tables.ts"

/** `id` is the desk's. */
export async function findConversation(db: Kysely<Tables>, id: string) {
  const found = db
    .selectFrom("team_conversations")
    .innerJoin("user", "user.id", "team_conversations.user_id")
    .selectAll("team_conversations")
    .select(["user.full_name", "user.email", "user.language"])
  return found.where("team_conversations.id", "=", id).executeTakeFirst()
}

/** Reads the conversation as the mother's devices get it. */
export async function loadConversation(db: Kysely<Tables>, userId: string): Promise<TeamConversation | undefined> {
  const row = await findOwn(db, userId)
  return row && asOwn(row)
}

function asOwn(row: { read_until: string | null; closed_at: string | null }): TeamConversation {
  return { readUntil: row.read_until, closedAt: row.closed_at }
}

/** Stores the conversation as the mother's devices get it. Needs a transaction. */
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

/** Notes the moment of the last message. */
export async function noteMessage(db: Kysely<Tables>, userId: string, at: Date) {
  const lastMessage = { last_message_at: at.toISOString() }
  await db.updateTable("team_conversations").set(lastMessage).where("user_id", "=", userId).execute()
}

/** Deletes one without messages. */
export async function noteWaiting(db: Kysely<Tables>, userId: string) {
  const left = db.selectFrom("support_questions").where("user_id", "=", userId).where("taken_back_at", "is", null)
  const replies = db.selectFrom("team_replies").select("id").where("user_id", "=", userId).where("is_gone", "=", 0)
  const question = await left.select("id").limit(sql.lit(1)).executeTakeFirst()
  const isEmpty = !question && !(await replies.limit(sql.lit(1)).executeTakeFirst())
  if (isEmpty) {
    await db.deleteFrom("team_conversations").where("user_id", "=", userId).execute()
    await db.deleteFrom("team_notes").where("user_id", "=", userId).execute()
    return
  }
  const waiting = left.where("answered_at", "is", null)
  const oldest = waiting.select("created_at").orderBy("created_at").limit(sql.lit(1))
  await db.updateTable("team_conversations").set({ waiting_since: oldest }).where("user_id", "=", userId).execute()
}

/** The questions up to a moment (ISO 8601, UTC), these, or both. */
export type AnsweredQuestions = { until?: string; ids?: readonly string[] | undefined }

/** Returns when the longest waiting one was asked (ISO 8601, UTC). */
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

/** False where none of hers is answered. */
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

/** Later than the last, whatever the clocks say. */
export async function momentOfNext(db: Kysely<Tables>, userId: string, now: Date): Promise<Date> {
  const conversation = db.selectFrom("team_conversations").select("last_message_at as at").where("user_id", "=", userId)
  // The conversation goes with its last question, which a phone may have seen.
  const questions = db.selectFrom("support_questions").select("created_at as at").where("user_id", "=", userId)
  const last =
    (await conversation.executeTakeFirst()) ??
    (await questions.orderBy("created_at", "desc").limit(sql.lit(1)).executeTakeFirst())
  return new Date(Math.max(now.getTime(), last === undefined ? 0 : Date.parse(last.at) + 1))
}

/** The newest message, from either side. */
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

/** The newest message of the team. `is_first`: 1 where the team had begun. */
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

/** ISO 8601, UTC; also of one taken back. */
export async function momentOfMessage(db: Kysely<Tables>, userId: string, id: string): Promise<string | undefined> {
  const question = db.selectFrom("support_questions").select("created_at as at").where("user_id", "=", userId)
  const reply = db.selectFrom("team_replies").select("sent_at as at").where("user_id", "=", userId)
  const found =
    (await question.where("id", "=", id).executeTakeFirst()) ?? (await reply.where("id", "=", id).executeTakeFirst())
  return found?.at
}

/** Null if her devices may know a deleted one. */
export async function readOwnConversation(db: Kysely<Tables>, userId: string, since: number | null) {
  const row = await findOwn(db, userId)
  if (!row) return since === null ? [] : [{ key: ownKey, version: since + 1, row: null }]
  if (row.version <= (since ?? -1)) return []
  return [{ key: ownKey, version: row.version, row: asOwn(row) }]
}

/** Deletes a conversation with the team's notes, but not the questions. */
export async function deleteConversation(db: Kysely<Tables>, userId: string) {
  for (const table of ["team_conversations", "team_replies", "team_notes", "desk_presence", "team_audit"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute()
}

/** Includes all that the desk knows of it. */
export async function findOwn(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("team_conversations").selectAll().where("user_id", "=", userId).executeTakeFirst()
}

/** Assigns a conversation to a member; null to nobody. */
export async function assignConversation(db: Kysely<Tables>, userId: string, memberId: string | null) {
  await db.updateTable("team_conversations").set({ member_id: memberId }).where("user_id", "=", userId).execute()
}
