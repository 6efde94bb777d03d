import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { storedAddress } from "#domain/account/email-address.ts"
import type { Language } from "#domain/language.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

export type Member = { id: string; name: string; isOperator: boolean }
export type ListedMember = Member & { email: string; addedAt: string }
export type Added = "added" | "changed" | "no account" | "not confirmed"

/** Finds the member of the team with this user's account; undefined for all other users. */
export async function findMember(db: Kysely<Tables>, userId: string): Promise<Member | undefined> {
  const row = await membersWithNames(db).where("team_members.user_id", "=", userId).executeTakeFirst()
  return row && { id: row.id, name: row.full_name, isOperator: row.is_operator === 1 }
}

/** Selects the sessions of members of the team who have two-step sign-in, which alone open the desk. */
export function findSessionsOfMembers({ db, type }: Pick<Database, "db" | "type">, sessionIds: string[]) {
  return db
    .selectFrom("session")
    .innerJoin("team_members", "team_members.user_id", "session.userId")
    .innerJoin("user", "user.id", "session.userId")
    .select("session.id")
    .where("session.id", "in", sessionIds)
    .where("user.twoFactorEnabled", "=", storedFlag(type, true))
    .execute()
}

/** Reads all members of the team, by name. */
export async function readMembers(db: Kysely<Tables>): Promise<ListedMember[]> {
  const rows = await membersWithNames(db).orderBy("full_name").orderBy("team_members.id").execute()
  return rows.map(({ id, full_name: name, is_operator, email, added_at: addedAt }) => {
    return { id, name, isOperator: is_operator === 1, email, addedAt }
  })
}

export async function hasTeam(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom("team_members").select("id").limit(1).executeTakeFirst()) !== undefined
}

/**
 * Adds a member of the team. The address must be confirmed, because anybody can sign up with any address. `language`
 * becomes the account's language.
 */
export async function addMember(
  db: Kysely<Tables>,
  email: string,
  isOperator: boolean,
  now: Date,
  language?: Language,
): Promise<Added> {
  const user = await db.selectFrom("user").selectAll().where("email", "=", storedAddress(email)).executeTakeFirst()
  if (!user) return "no account"
  if (!user.emailVerified) return "not confirmed"
  const is_operator = Number(isOperator)
  const known = await findMember(db, user.id)
  if (language) await db.updateTable("user").set({ language }).where("id", "=", user.id).execute()
  await db
    .insertInto("team_members")
    .values({ user_id: user.id, id: randomUUID(), is_operator, added_at: now.toISOString(), seen_at: null })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ is_operator }))
    .execute()
  return known ? "changed" : "added"
}

/** Removes a member of the team and assigns their conversations to nobody; returns false if there is no such member. */
export async function removeMember(db: Kysely<Tables>, email: string): Promise<boolean> {
  const members = membersWithNames(db).where("user.email", "=", storedAddress(email))
  const member = await members.executeTakeFirst()
  if (!member) return false
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("team_members").where("id", "=", member.id).execute()
    await transaction.deleteFrom("desk_presence").where("member_id", "=", member.id).execute()
    await transaction
      .updateTable("team_conversations")
      .set({ member_id: null })
      .where("member_id", "=", member.id)
      .execute()
  })
  return true
}

/** Reads since when a user is a member of the team; null for all other users. */
export async function readMembership(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("team_members").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { addedAt: row.added_at, isOperator: row.is_operator === 1, lastSeenAt: row.seen_at } : null
}

function membersWithNames(db: Kysely<Tables>) {
  return db
    .selectFrom("team_members")
    .innerJoin("user", "user.id", "team_members.user_id")
    .select(["team_members.id", "user.full_name", "user.email", "is_operator", "added_at"])
}
