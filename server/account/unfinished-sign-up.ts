import type { Database } from "../database/open.ts"

const unfinishedAfterMs = 60_000

/** Removes what an interrupted sign-up leaves on SQLite: an account that cannot be used. */
export async function forgetUnfinishedSignUp({ db, type }: Database, email: string) {
  if (type === "postgres") return
  await db
    .deleteFrom("user")
    .where("email", "=", email.toLowerCase())
    // Passwords invalidated by a link belong to confirmed addresses.
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
