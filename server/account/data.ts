import type { Kysely } from "kysely"
import { storedAddress } from "#domain/account/email-address.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

/** The user of an address; undefined for an unknown one. */
export function findUser(db: Kysely<Tables>, email: string) {
  const user = db.selectFrom("user").select(["id", "full_name as name", "email", "emailVerified", "language"])
  return user.where("email", "=", storedAddress(email)).executeTakeFirst()
}

/** Records that its owner confirmed the address. */
export async function markEmailVerified({ db, type }: Database, userId: string) {
  await db
    .updateTable("user")
    .set({ emailVerified: storedFlag(type, true) })
    .where("id", "=", userId)
    .execute()
}

/** An account without what only the sign-in needs. */
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

/** Her open sessions and their browsers. */
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
