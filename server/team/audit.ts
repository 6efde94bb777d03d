import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { addDays } from "#domain/privacy/retention.ts"
import type { AuditAction } from "#domain/team/team.ts"
import type { Tables } from "../database/tables.ts"
import type { Member } from "./members.ts"

const readingMs = 15 * 60_000
const entriesOfPage = 100

/** Records what a member of the team did with a user's conversation. */
export async function recordAudit(
  db: Kysely<Tables>,
  userId: string,
  { id, name }: Pick<Member, "id" | "name">,
  action: AuditAction,
  now: Date,
) {
  const entry = { user_id: userId, id: randomUUID(), member_id: id, member_name: name, action, at: now.toISOString() }
  await db.insertInto("team_audit").values(entry).execute()
}

/** Records that a member read a conversation, at most once in 15 minutes. */
export async function recordReading(db: Kysely<Tables>, userId: string, member: Member, now: Date) {
  const since = new Date(now.getTime() - readingMs).toISOString()
  const recent = db.selectFrom("team_audit").select("id").where("user_id", "=", userId).where("at", ">", since)
  const known = await recent.where("member_id", "=", member.id).where("action", "=", "read").executeTakeFirst()
  if (!known) await recordAudit(db, userId, member, "read", now)
}

/** Records that a list showed a member the beginnings of these users' questions, at most once a day for each user. */
export async function recordListing(db: Kysely<Tables>, userIds: readonly string[], member: Member, now: Date) {
  if (userIds.length === 0) return
  const recent = db
    .selectFrom("team_audit")
    .select("user_id")
    .where("user_id", "in", userIds)
    .where("at", ">", addDays(now, -1).toISOString())
    .where("member_id", "=", member.id)
    .where("action", "=", "listed")
  const known = new Set((await recent.execute()).map(({ user_id }) => user_id))
  for (const userId of userIds) if (!known.has(userId)) await recordAudit(db, userId, member, "listed", now)
}

/** Reads the audit of one user's conversation for her export, newest first. */
export async function readAuditOf(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom("team_audit")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .execute()
  return rows.map(({ at, member_name: memberName, action }) => ({ at, memberName, action }))
}

/** Reads a page of the whole audit for an operator, newest first. */
export async function readAudit(db: Kysely<Tables>, before: string | undefined) {
  const [moment = "", lastId = ""] = before?.split(" ") ?? []
  const rows = await db
    .selectFrom("team_audit")
    .leftJoin("team_conversations", "team_conversations.user_id", "team_audit.user_id")
    .select(["team_audit.id", "at", "member_name as memberName", "action", "team_conversations.id as conversationId"])
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("at", "team_audit.id"), "<", tuple(moment, lastId))),
    )
    .orderBy("at", "desc")
    .orderBy("team_audit.id", "desc")
    .limit(entriesOfPage)
    .execute()
  const last = rows.length === entriesOfPage ? rows.at(-1) : undefined
  return { entries: rows, ...(last && { next: `${last.at} ${last.id}` }) }
}
