import type { Kysely } from "kysely"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import type { PasswordHashing } from "../passwords/hashing.ts"

/** How many sessions an account keeps: the newest. */
const sessionsMax = 30

/** The current password hash of an address; undefined where there is no account. */
export async function readPasswordHash(db: Kysely<Tables>, email: string): Promise<string | null | undefined> {
  const account = db.selectFrom("account").innerJoin("user", "user.id", "account.userId").select("account.password")
  const row = await account.where("user.email", "=", email.toLowerCase()).executeTakeFirst()
  return row?.password
}

type Passwords = { db: Kysely<Tables>; passwords: Pick<PasswordHashing, "verify"> }

/** The hash of a password that is right. Throws INVALID_PASSWORD for another. */
export async function requirePassword({ db, passwords }: Passwords, email: string, password: string): Promise<string> {
  const hash = await readPasswordHash(db, email)
  if (!hash || !(await passwords.verify({ hash, password }))) throw appError("INVALID_PASSWORD")
  return hash
}

/** Ends one session. */
export async function endSession(db: Kysely<Tables>, token: string) {
  await db.deleteFrom("session").where("token", "=", token).execute()
}

/**
 * Ends every session of an account but one. Needed once a new password is set: Better Auth ends them before it sets the
 * password, so a sign-in with the old one can open another in between.
 */
export async function endSessions(db: Kysely<Tables>, userId: string, exceptToken = "") {
  await db.deleteFrom("session").where("userId", "=", userId).where("token", "!=", exceptToken).execute()
}

/** Ends the oldest sessions of an account that has too many. */
export async function endOldestSessions(db: Kysely<Tables>, userId: string) {
  await db
    .deleteFrom("session")
    .where("userId", "=", userId)
    .where("id", "not in", (query) =>
      query
        .selectFrom("session")
        .select("id")
        .where("userId", "=", userId)
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .limit(sessionsMax),
    )
    .execute()
}

/** Ends every session of accounts with an unconfirmed address, for when confirmation becomes required. */
export async function endUnconfirmedSessions({ db, type }: Database) {
  const unconfirmed = db.selectFrom("user").select("id").where("emailVerified", "=", storedFlag(type, false))
  await db.deleteFrom("session").where("userId", "in", unconfirmed).execute()
}
