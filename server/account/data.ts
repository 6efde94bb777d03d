import type { Kysely } from "kysely"
import { storedAddress } from "#domain/account/email-address.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

/** Finds the user with an address; undefined if there is none. */
export function findUser(db: Kysely<Tables>, email: string) {
  const user = db.selectFrom("user").select(["id", "full_name as name", "email", "emailVerified", "language"])
  return user.where("email", "=", storedAddress(email)).executeTakeFirst()
}

/** Records that the owner of the address has confirmed it. */
export async function markEmailVerified({ db, type }: Database, userId: string) {
  await db
    .updateTable("user")
    .set({ emailVerified: storedFlag(type, true) })
    .where("id", "=", userId)
    .execute()
}

/** Reads a user's account without the fields that only signing in needs. */
export async function readAccount(db: Kysely<Tables>, userId: string) {
  const user = await db.selectFrom("user").selectAll().where("id", "=", userId).executeTakeFirstOrThrow()
  return {
    id: user.id,
    fullName: user.full_name,
    email: user.email,
    emailVerified: Boolean(user.emailVerified),
    language: user.language,
    createdAt: isoMoment(user.createdAt),
    onboardedAt: user.onboarded_at,
    lastUsedAt: user.last_used_at,
    termsVersion: user.terms_version,
  }
}

/** Reads a user's open sessions and the browsers that hold them. */
export async function readSessions(db: Kysely<Tables>, userId: string) {
  const sessions = await db
    .selectFrom("session")
    .select(["id", "createdAt", "updatedAt", "expiresAt", "userAgent"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute()
  return sessions.map(({ id, createdAt, updatedAt, expiresAt, userAgent }) => ({
    id,
    createdAt: isoMoment(createdAt),
    lastUsedAt: isoMoment(updatedAt),
    expiresAt: isoMoment(expiresAt),
    userAgent,
  }))
}

function isoMoment(moment: Date | string) {
  return new Date(moment).toISOString()
}
