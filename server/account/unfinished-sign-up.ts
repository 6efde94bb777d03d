import type { Database } from "../database/open.ts"

/** Longer than any sign-up takes that is still on its way. */
const unfinishedAfterMs = 60_000

/**
 * Frees an address whose sign-up was cut off when the process was killed: on SQLite, where it is no transaction, an
 * account may be left without a password, of which nobody has been told and which nobody can open.
 */
export async function forgetUnfinishedSignUp({ db, type }: Database, email: string) {
  if (type === "postgres") return
  await db
    .deleteFrom("user")
    .where("email", "=", email.toLowerCase())
    // An account whose password a link has ended is none of these: its address is confirmed.
    .where("emailVerified", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("session").select("session.id").whereRef("session.userId", "=", "user.id"))),
    )
    .where("createdAt", "<", new Date(Date.now() - unfinishedAfterMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("account").select("account.id").whereRef("account.userId", "=", "user.id"))),
    )
    .execute()
}
