import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { TeamReply } from "#domain/team.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { Place } from "../sync/noun.ts"
import { answerQuestions, momentOfNext } from "./conversations.ts"
import type { Member } from "./members.ts"

/** How many replies a new device gets. */
const latestReplies = 30
const minuteMs = 60_000

/** Stores a reply, answers with it all that waited, and notes how long that took. To be called in a transaction. */
export async function storeReply(
  db: Kysely<Tables>,
  userId: string,
  member: Member,
  reply: { id: string; text: string },
  version: number,
  now: Date,
) {
  const moment = (await momentOfNext(db, userId, now)).toISOString()
  const waiting = db.selectFrom("team_conversations").select("waiting_since").where("user_id", "=", userId)
  const { waiting_since } = (await waiting.executeTakeFirst()) ?? {}
  await db
    .insertInto("team_replies")
    .values({
      user_id: userId,
      ...reply,
      member_id: member.id,
      member_name: member.name,
      sent_at: moment,
      helped: null,
      version,
    })
    .execute()
  await answerQuestions(db, userId, moment, now)
  await db
    .updateTable("team_conversations")
    .set(({ fn, val }) => ({
      waiting_since: null,
      closed_at: null,
      last_message_at: moment,
      member_id: fn.coalesce("member_id", val(member.id)),
      version,
    }))
    .where("user_id", "=", userId)
    .execute()
  if (!waiting_since) return
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(waiting_since)) / minuteMs))
  await db.insertInto("response_times").values({ id: randomUUID(), asked_at: waiting_since, minutes }).execute()
}

/** Notes whether a reply helped her. */
export async function rateReply(db: Kysely<Tables>, userId: string, id: string, helped: boolean, version: number) {
  const reply = db
    .updateTable("team_replies")
    .set({ helped: Number(helped), version })
    .where("user_id", "=", userId)
  await reply.where("id", "=", id).execute()
}

const columns = ["id", "version", "text", "member_name", "sent_at", "helped"] as const

const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const hers = db.selectFrom("team_replies").select(columns).where("user_id", "=", userId)
  return inOrderAfter(hers, "id", { version, key }, rowsAtOnce.large)
})

const latestAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const hers = db.selectFrom("team_replies").select(columns).where("user_id", "=", userId)
  const latest = hers.orderBy("sent_at", "desc").orderBy("id").limit(sql.lit(latestReplies)).as("latest")
  return inOrderAfter(db.selectFrom(latest).select(columns), "id", { version, key }, rowsAtOnce.large)
})

/** The next replies to her after a place, in the order of their changes: all, or for null the latest. */
export async function readReplies(db: Kysely<Tables>, userId: string, since: number | null, after: Place) {
  const rows = await (since === null ? latestAfter : changedAfter)(db, { userId, ...after })
  return rows.map(({ id, version, text, member_name: memberName, sent_at: sentAt, helped }) => {
    const row: TeamReply = { id, text, memberName, sentAt, helped: helped === null ? null : helped === 1 }
    return { key: id, version, row }
  })
}
