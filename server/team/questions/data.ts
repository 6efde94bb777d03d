import { randomUUID } from "node:crypto"
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely"
import { type QuestionTheme, themeOf } from "#domain/chat/answer-theme.ts"
import type { Language } from "#domain/language.ts"
import type { Known, Reads } from "#domain/nouns/noun.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { retention } from "#domain/privacy/retention.ts"
import type { ChatAnswer, QuestionConcern, SyncedQuestion } from "#domain/team/team.ts"
import { questionsPerDay } from "#domain/team/team.ts"
import { inPages } from "../../database/pages.ts"
import { prepared } from "../../database/prepared.ts"
import type { Tables } from "../../database/tables.ts"
import { appError } from "../../errors.ts"
import { inOrderAfter, rowsAtOnce } from "../../sync/cursor.ts"
import type { Place } from "../../sync/noun.ts"

const countMs = retention.questionCountHours * 60 * 60 * 1000
const questionsOfPage = 20

type Question = SyncedQuestion & Partial<Pick<OperationArgs["questionAsked"], "language" | "chatAnswer" | "concern">>
type Asker = { userId: string; addressKey: string }
type Asked = {
  id: string
  text: string
  createdAt: string
  mailedAt: string | null
  answeredAt: string | null
  language: Language | null
  chatAnswer: ChatAnswer | null
  concern: QuestionConcern | null
  theme: QuestionTheme | null
  dueAt: string | null
}

/** Reads a user's questions in pages, newest first. */
export function readQuestions(db: Kysely<Tables>, userId: string): AsyncGenerator<Asked[]> {
  const all = questionsOf(db, userId)
    .where("taken_back_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(sql.lit(questionsOfPage))
  return inPages(questionsOfPage, async (last?: Asked) => {
    const rows = await (last ? all.where((eb) => isAfter(eb, last)) : all).execute()
    return rows.map(({ id, text, language, concern, theme, ...row }) => ({
      id,
      text,
      createdAt: row.created_at,
      mailedAt: row.mailed_at,
      answeredAt: row.answered_at,
      language,
      chatAnswer: chatAnswerOf(row.chat_answer),
      concern,
      theme,
      dueAt: row.due_at,
    }))
  })
}

function isAfter(eb: ExpressionBuilder<Tables, "support_questions">, { id, createdAt }: Asked) {
  const isAtSameMoment = eb("created_at", "=", createdAt)
  return eb.or([eb("created_at", "<", createdAt), eb.and([isAtSameMoment, eb("id", ">", id)])])
}

/** Reads all questions since a time with their authors, oldest first. Only the operator's command may call this. */
export async function readQuestionsSince(db: Kysely<Tables>, since: Date) {
  return db
    .selectFrom("support_questions")
    .innerJoin("user", "user.id", "support_questions.user_id")
    .where("support_questions.created_at", ">=", since.toISOString())
    .where("support_questions.taken_back_at", "is", null)
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

const latestQuestions = 30
const syncedColumns = ["id", "version", "text", "created_at", "taken_back_at", "due_at", "concern"] as const

const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const hers = db.selectFrom("support_questions").select(syncedColumns).where("user_id", "=", userId)
  return inOrderAfter(hers, "id", { version, key }, rowsAtOnce.large)
})

const latestAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const hers = db.selectFrom("support_questions").select(syncedColumns).where("user_id", "=", userId)
  const newest = hers.where("taken_back_at", "is", null).orderBy("created_at", "desc").orderBy("id")
  const latest = newest.limit(sql.lit(latestQuestions)).as("latest")
  return inOrderAfter(db.selectFrom(latest).select(syncedColumns), "id", { version, key }, rowsAtOnce.large)
})

/** Reads changed questions for sync, those taken back included; the latest ones if `since` is null. */
export async function readSyncedQuestions(db: Kysely<Tables>, userId: string, since: number | null, after: Place) {
  const rows = await (since === null ? latestAfter : changedAfter)(db, { userId, ...after })
  return rows.map((row) => ({ key: row.id, version: row.version, row: asSynced(row) }))
}

/** Loads questions by id, which are null if they were taken back, and on request the newest one. */
export async function loadQuestions(
  db: Kysely<Tables>,
  userId: string,
  { keys = [], newest }: Reads,
): Promise<Known<SyncedQuestion>> {
  const hers = db.selectFrom("support_questions").select(syncedColumns).where("user_id", "=", userId)
  const rows: Synced[] = []
  for (const id of keys) rows.push(...(await hers.where("id", "=", id).execute()))
  const standing = hers.where("taken_back_at", "is", null).orderBy("created_at", "desc").orderBy("id", "desc")
  if (newest) rows.push(...(await standing.limit(1).execute()))
  return Object.fromEntries(rows.map((row) => [row.id, asSynced(row)]))
}

type Synced = Pick<Selectable<Tables["support_questions"]>, (typeof syncedColumns)[number]>
function asSynced({ id, text, created_at: askedAt, due_at, concern, ...row }: Synced): SyncedQuestion | null {
  if (row.taken_back_at !== null) return null
  // Somebody in danger is shown numbers to call, not a time until which to wait.
  return { id, askedAt, text, ...(due_at && concern !== "urgent" && { answerBy: due_at }) }
}

/**
 * Throws SUPPORT_LIMIT beyond the daily number of questions, which is counted for each account and, across accounts,
 * for each e-mail address. The caller must hold the user's lock.
 */
export async function requireRoom(transaction: Kysely<Tables>, { userId, addressKey }: Asker, id: string, now: Date) {
  const known = await questionsOf(transaction, userId).where("id", "=", id).executeTakeFirst()
  if (known) return
  const dayBefore = new Date(now.getTime() - countMs).toISOString()
  const hers = await questionsOf(transaction, userId).where("created_at", ">", dayBefore).execute()
  if (hers.length >= questionsPerDay) throw appError("SUPPORT_LIMIT")
  const asked = transaction.selectFrom("asked_questions").select("id").where("address_key", "=", addressKey)
  const ofAddress = await asked.where("asked_at", ">", dayBefore).execute()
  if (ofAddress.length >= questionsPerDay) throw appError("SUPPORT_LIMIT")
}

/** Stores a question. Needs a transaction. */
export async function storeQuestion(
  transaction: Kysely<Tables>,
  { userId, addressKey }: Asker,
  { id, askedAt, text = "", language, chatAnswer, concern }: Question,
  dueAt: Date | null,
  version: number,
) {
  const asked = { language: language ?? null, chat_answer: chatAnswer ? JSON.stringify(chatAnswer) : null }
  const moments = { created_at: askedAt, due_at: dueAt?.toISOString() ?? null }
  const row = { id, user_id: userId, text, ...moments, version, ...asked, concern: concern ?? null }
  const theme = themeOfQuestion(chatAnswer)
  await transaction
    .insertInto("support_questions")
    .values({ ...row, theme, mailed_at: null, mail_id: null, taken_back_at: null, answered_at: null })
    .execute()
  const count = { id: randomUUID(), address_key: addressKey, asked_at: askedAt }
  await transaction.insertInto("asked_questions").values(count).execute()
}

function themeOfQuestion(chatAnswer: ChatAnswer | undefined): QuestionTheme {
  const entryId = chatAnswer?.entryIds[0]
  return entryId === undefined ? "none" : themeOf(entryId)
}

/** Takes a question back, and leaves a row that says nothing of it. Needs a transaction. */
export async function takeQuestionBack(
  transaction: Kysely<Tables>,
  userId: string,
  id: string,
  version: number,
  now: Date,
) {
  await transaction
    .updateTable("support_questions")
    .set({ ...nothingOfIt, taken_back_at: now.toISOString(), version })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("taken_back_at", "is", null)
    .execute()
}

const nothingOfIt = { text: "", theme: null, language: null, chat_answer: null, concern: null, due_at: null }

function questionsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("support_questions").selectAll().where("user_id", "=", userId)
}

/** Parses the column `chat_answer`. */
export function chatAnswerOf(stored: string | null): ChatAnswer | null {
  return stored === null ? null : JSON.parse(stored)
}
