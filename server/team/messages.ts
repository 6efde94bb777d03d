import type { Kysely } from "kysely"
import type { Language } from "#domain/language.ts"
import { type ChatAnswer, deskMessagesMost, type QuestionConcern } from "#domain/team/team.ts"
import type { Tables } from "../database/tables.ts"
import type { Member } from "./members.ts"
import { chatAnswerOf } from "./questions/data.ts"
import { readScheduledOf } from "./scheduled-replies.ts"

/** A message as the team's desk shows it. Notes are for members of the team only. */
export type DeskMessage = { id: string; text: string; sentAt: string } & (
  | {
      kind: "question"
      language: Language | null
      chatAnswer: ChatAnswer | null
      concern: QuestionConcern | null
      isWaiting: boolean
      /** By when the question is to be answered (ISO 8601, UTC); null if the team has set itself no time. */
      dueAt: string | null
    }
  | { kind: "reply"; memberName: string; isMine: boolean; helped: boolean | null }
  | { kind: "note"; memberName: string; isMine: boolean }
)

/**
 * Reads the newest messages of a conversation, oldest first. The desk sees nothing else of what the user has stored.
 */
export async function readMessages(db: Kysely<Tables>, userId: string, member: Member): Promise<DeskMessage[]> {
  const questions = await db
    .selectFrom("support_questions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("taken_back_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(deskMessagesMost)
    .execute()
  const replies = await db
    .selectFrom("team_replies")
    .selectAll()
    .where("user_id", "=", userId)
    .where("is_gone", "=", 0)
    .orderBy("sent_at", "desc")
    .limit(deskMessagesMost)
    .execute()
  const notes = await db
    .selectFrom("team_notes")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("written_at", "desc")
    .limit(deskMessagesMost)
    .execute()
  const messages: DeskMessage[] = [
    ...questions.map((row) => ({
      kind: "question" as const,
      id: row.id,
      text: row.text,
      sentAt: row.created_at,
      language: row.language,
      chatAnswer: chatAnswerOf(row.chat_answer),
      concern: row.concern,
      isWaiting: row.answered_at === null,
      dueAt: row.due_at,
    })),
    ...replies.map((row) => ({
      kind: "reply" as const,
      id: row.id,
      text: row.text,
      sentAt: row.sent_at,
      memberName: row.member_name,
      isMine: row.member_id === member.id,
      helped: row.helped === null ? null : row.helped === 1,
    })),
    ...notes.map((row) => ({
      kind: "note" as const,
      id: row.id,
      text: row.text,
      sentAt: row.written_at,
      memberName: row.member_name,
      isMine: row.member_id === member.id,
    })),
  ]
  return messages.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

/**
 * Returns a text by which messages are sorted. If a question and a reply have the same time, the question comes first.
 */
function placeOf({ kind, sentAt, id }: DeskMessage) {
  return `${sentAt} ${kind === "question" ? 0 : 1} ${id}`
}

/** Stores a note. Returns false if a note with this id exists already, which happens when a request is repeated. */
export async function storeNote(
  db: Kysely<Tables>,
  userId: string,
  member: Member,
  note: { id: string; text: string },
  now: Date,
): Promise<boolean> {
  const stored = await db
    .insertInto("team_notes")
    .values({
      user_id: userId,
      ...note,
      member_id: member.id,
      member_name: member.name,
      written_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Reads everything that the team has written to a user and about her, for her export. */
export async function readTeamMessages(db: Kysely<Tables>, userId: string) {
  const conversation = db
    .selectFrom("team_conversations")
    .select(["id", "opened_at as openedAt", "last_message_at as lastMessageAt", "waiting_since as waitingSince"])
    .select(["closed_at as closedAt", "read_until as readUntil"])
  const replies = db
    .selectFrom("team_replies")
    .select(["id", "text", "member_name as memberName", "sent_at as sentAt", "helped", "is_first"])
    .where("is_gone", "=", 0)
  const notes = db
    .selectFrom("team_notes")
    .select(["id", "text", "member_name as memberName", "written_at as writtenAt"])
  return {
    conversation: (await conversation.where("user_id", "=", userId).executeTakeFirst()) ?? null,
    replies: (await replies.where("user_id", "=", userId).orderBy("sent_at").execute()).map(
      ({ is_first, ...reply }) => ({ ...reply, isFirst: is_first === 1 }),
    ),
    notes: await notes.where("user_id", "=", userId).orderBy("written_at").execute(),
    scheduledReply: await readScheduledOf(db, userId),
  }
}
