import type { Database } from "../database/open.ts"

const unfinishedAfterMs = 60_000

/** Deletes the unusable account that an interrupted sign-up leaves on SQLite, where it runs without a transaction. */
export async function forgetUnfinishedSignUp({ db, type }: Database, email: string) {
  if (type === "postgres") return
  await db
    .deleteFrom("user")
    .where("email", "=", email.toLowerCase())
    // Accounts with a confirmed address stay: they may have lost their password because a link ended it.
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
