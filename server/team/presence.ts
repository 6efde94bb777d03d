import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

const presentMs = 30_000

/** Records that a member has a conversation open. Returns whether other members must be notified. */
export async function notePresence(
  db: Kysely<Tables>,
  userId: string,
  memberId: string,
  isWriting: boolean,
  now: Date,
): Promise<boolean> {
  const known = await presentIn(db, userId, now).where("member_id", "=", memberId).executeTakeFirst()
  const seen = { is_writing: Number(isWriting), seen_at: now.toISOString() }
  await db
    .insertInto("desk_presence")
    .values({ user_id: userId, member_id: memberId, ...seen })
    .onConflict((conflict) => conflict.columns(["user_id", "member_id"]).doUpdateSet(seen))
    .execute()
  return known?.is_writing !== seen.is_writing
}

/** Records that a member has left a conversation. */
export async function endPresence(db: Kysely<Tables>, userId: string, memberId: string) {
  await db.deleteFrom("desk_presence").where("user_id", "=", userId).where("member_id", "=", memberId).execute()
}

/** Reads which other members have a conversation open. */
export async function readPresent(db: Kysely<Tables>, userId: string, exceptMemberId: string, now: Date) {
  const rows = await presentIn(db, userId, now)
    .innerJoin("team_members", "team_members.id", "desk_presence.member_id")
    .innerJoin("user", "user.id", "team_members.user_id")
    .select("user.full_name")
    .where("desk_presence.member_id", "!=", exceptMemberId)
    .execute()
  return rows.map(({ member_id, full_name: name, is_writing }) => ({
    id: member_id,
    name,
    isWriting: is_writing === 1,
  }))
}

/** Records that a member of the team has its desk open, whatever the desk shows. */
export async function noteAtDesk(db: Kysely<Tables>, memberId: string, now: Date) {
  await db.updateTable("team_members").set({ seen_at: now.toISOString() }).where("id", "=", memberId).execute()
}

/** Whether any member of the team has its desk open. */
export async function isSomebodyThere(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 2 * presentMs).toISOString()
  const there = db.selectFrom("team_members").select("id").where("seen_at", ">", since).limit(1)
  return (await there.executeTakeFirst()) !== undefined
}

function presentIn(db: Kysely<Tables>, userId: string, now: Date) {
  const since = new Date(now.getTime() - presentMs).toISOString()
  return db
    .selectFrom("desk_presence")
    .select(["desk_presence.member_id", "desk_presence.is_writing"])
    .where("desk_presence.user_id", "=", userId)
    .where("desk_presence.seen_at", ">", since)
}
