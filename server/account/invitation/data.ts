import { randomInt, randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { invitationAlphabet, invitationLength } from "#domain/account/invitation.ts"
import { addDays } from "#domain/privacy/retention.ts"
import type { Tables } from "../../database/tables.ts"
import { hashSecret } from "../../hash-secret.ts"

type Asked = { uses: number; days: number; label: string }

/** Makes an invitation and returns its code of 60 random bits, of which only the hash is stored. */
export async function makeInvitation(db: Kysely<Tables>, { uses, days, label }: Asked, now: Date): Promise<string> {
  const code = Array.from({ length: invitationLength }, () => invitationAlphabet[randomInt(32)]).join("")
  const moments = { created_at: now.toISOString(), expires_at: addDays(now, days).toISOString() }
  await db
    .insertInto("invitations")
    .values({ id: randomUUID(), code_hash: hashSecret(code), label, uses, uses_left: uses, ...moments })
    .execute()
  return code
}

/** Reads the invitations that are neither used up nor expired, oldest first. */
export async function readInvitations(db: Kysely<Tables>, now: Date) {
  return openInvitations(db, now).selectAll().orderBy("created_at").orderBy("id").execute()
}

function openInvitations(db: Kysely<Tables>, now: Date) {
  return db.selectFrom("invitations").where("uses_left", ">", 0).where("expires_at", ">", now.toISOString())
}

/** Returns the id of the invitation with this code, if it is neither used up nor expired. */
export async function findInvitation(db: Kysely<Tables>, code: string, now: Date): Promise<string | undefined> {
  const found = openInvitations(db, now).select("id").where("code_hash", "=", hashSecret(code))
  return (await found.executeTakeFirst())?.id
}

/** Takes one use of an invitation. If two sign-ups want the last use, one of them gets false. */
export async function takeInvitation(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const taken = db
    .updateTable("invitations")
    .set(({ eb }) => ({ uses_left: eb("uses_left", "-", 1) }))
    .where("id", "=", id)
    .where("uses_left", ">", 0)
    .where("expires_at", ">", now.toISOString())
  return (await taken.executeTakeFirst()).numUpdatedRows > 0n
}

/** Returns a use to an invitation if the sign-up then failed. */
export async function giveBackInvitation(db: Kysely<Tables>, id: string) {
  await db
    .updateTable("invitations")
    .set(({ eb }) => ({ uses_left: eb("uses_left", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

/** Deletes the invitation whose id begins with `idStart`; returns false unless there is exactly one. */
export async function endInvitation(db: Kysely<Tables>, idStart: string): Promise<boolean> {
  const all = await db.selectFrom("invitations").select("id").execute()
  const [found, another] = all.filter(({ id }) => id.startsWith(idStart))
  if (!found || another) return false
  await db.deleteFrom("invitations").where("id", "=", found.id).execute()
  return true
}
