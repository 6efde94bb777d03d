import { randomUUID } from "node:crypto"
import { type Kysely, type Selectable, sql } from "kysely"
import type { Known, Reads } from "#domain/nouns/noun.ts"
import type { TeamReply } from "#domain/team/team.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { Place } from "../sync/noun.ts"
import { type AnsweredQuestions, answerQuestions, noteWaiting } from "./conversations.ts"

const latestReplies = 30
const minuteMs = 60_000

/** Loads replies by id, and on request the newest one. */
export async function loadReplies(
  db: Kysely<Tables>,
  userId: string,
  { keys = [], newest }: Reads,
): Promise<Known<TeamReply>> {
  const hers = db.selectFrom("team_replies").select(columns).where("user_id", "=", userId)
  const rows: Synced[] = []
  for (const id of keys) rows.push(...(await hers.where("id", "=", id).execute()))
  const standing = hers.where("is_gone", "=", 0)
  if (newest) rows.push(...(await standing.orderBy("sent_at", "desc").orderBy("id", "desc").limit(1).execute()))
  return Object.fromEntries(rows.map((row) => [row.id, asReply(row)]))
}

/** Stores a reply, or later whether it helped. Needs a transaction. */
export async function storeReply(
  db: Kysely<Tables>,
  userId: string,
  memberId: string,
  { id, text, memberName, sentAt, helped }: TeamReply,
  version: number,
  isFirst = false,
) {
  const written = { id, text, member_id: memberId, member_name: memberName, sent_at: sentAt, is_first: Number(isFirst) }
  const content = { helped: helped === null ? null : Number(helped), version }
  await db
    .insertInto("team_replies")
    .values({ user_id: userId, ...written, ...content })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet(content))
    .execute()
}

/** Marks questions as answered by a reply, and records how long they had waited. Needs a transaction. */
export async function answerWithReply(
  db: Kysely<Tables>,
  userId: string,
  memberId: string,
  questions: AnsweredQuestions,
  now: Date,
) {
  const askedAt = await answerQuestions(db, userId, questions, now)
  await noteWaiting(db, userId)
  await db
    .updateTable("team_conversations")
    .set(({ fn, val }) => ({ member_id: fn.coalesce("member_id", val(memberId)) }))
    .where("user_id", "=", userId)
    .execute()
  if (!askedAt) return
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(askedAt)) / minuteMs))
  await db.insertInto("response_times").values({ id: randomUUID(), asked_at: askedAt, minutes }).execute()
}

const columns = ["id", "version", "text", "member_name", "sent_at", "helped", "is_gone"] as const

const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const hers = db.selectFrom("team_replies").select(columns).where("user_id", "=", userId)
  return inOrderAfter(hers, "id", { version, key }, rowsAtOnce.large)
})

const latestAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const hers = db.selectFrom("team_replies").select(columns).where("user_id", "=", userId)
  const latest = hers
    .where("is_gone", "=", 0)
    .orderBy("sent_at", "desc")
    .orderBy("id")
    .limit(sql.lit(latestReplies))
    .as("latest")
  return inOrderAfter(db.selectFrom(latest).select(columns), "id", { version, key }, rowsAtOnce.large)
})

/** Reads changed replies for sync in the order of their changes; the latest ones if `since` is null. */
export async function readReplies(db: Kysely<Tables>, userId: string, since: number | null, after: Place) {
  const rows = await (since === null ? latestAfter : changedAfter)(db, { userId, ...after })
  return rows.map((row) => ({ key: row.id, version: row.version, row: asReply(row) }))
}

type Synced = Pick<Selectable<Tables["team_replies"]>, (typeof columns)[number]>
function asReply({ id, text, member_name: memberName, sent_at: sentAt, helped, is_gone }: Synced): TeamReply | null {
  if (is_gone === 1) return null
  return { id, text, memberName, sentAt, helped: helped === null ? null : helped === 1 }
}
