import type { Kysely } from "kysely"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

/** How many sessions an account may have: the newest. */
const sessionsMax = 30

/** The hash of an address's password as it is now; undefined where there is none. */
export async function readPasswordHash(db: Kysely<Tables>, email: string): Promise<string | null | undefined> {
  const account = db.selectFrom("account").innerJoin("user", "user.id", "account.userId").select("account.password")
  const row = await account.where("user.email", "=", email.toLowerCase()).executeTakeFirst()
  return row?.password
}

/** Ends one session. */
export async function endSession(db: Kysely<Tables>, token: string) {
  await db.deleteFrom("session").where("token", "=", token).execute()
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

/** Ends every session of accounts whose address nobody has confirmed, where that is asked for from now on. */
export async function endUnconfirmedSessions({ db, type }: Database) {
  const unconfirmed = db.selectFrom("user").select("id").where("emailVerified", "=", storedFlag(type, false))
  await db.deleteFrom("session").where("userId", "in", unconfirmed).execute()
}
