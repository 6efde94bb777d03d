import type { Database } from "../database/open.ts"

/** Longer than any sign-up in progress takes. */
const unfinishedAfterMs = 60_000

/**
 * Frees an address whose sign-up was interrupted by the end of the process: on SQLite, where a sign-up is no transaction,
 * that can leave an account without a password, which was never acknowledged and which nobody can sign in to.
 */
export async function forgetUnfinishedSignUp({ db, type }: Database, email: string) {
  if (type === "postgres") return
  await db
    .deleteFrom("user")
    .where("email", "=", email.toLowerCase())
    // Accounts whose password was invalidated by a link are excluded: their address is confirmed.
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
