import { hashPrefix, storedToken } from "../session-token.ts"
import type { Job } from "./job.ts"

const rowsAtOnce = 500

/** Hashes the plain session tokens that an earlier release stored. Nobody is signed out. */
export const hashSessionTokens: Job = async ({ database: { db } }, run) => {
  const plain = db.selectFrom("session").select(["id", "token"]).where("token", "not like", `${hashPrefix}%`)
  for (;;) {
    await run.renew()
    const sessions = await plain.limit(rowsAtOnce).execute()
    if (sessions.length === 0) return
    for (const { id, token } of sessions)
      await db
        .updateTable("session")
        .set({ token: storedToken(token) })
        .where("id", "=", id)
        .execute()
  }
}
