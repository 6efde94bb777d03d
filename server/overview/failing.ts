import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** How many mails and channels of reminders are being tried again. */
export async function countFailing(db: Kysely<Tables>) {
  const count = sql<number>`count(*)`.as("count")
  const mails = db.selectFrom("outgoing_mails").select(count).where("attempts", ">", 1)
  const pushes = db.selectFrom("reminder_channels").select(count).where("failures", ">", 0)
  return {
    mails: Number((await mails.executeTakeFirstOrThrow()).count),
    pushes: Number((await pushes.executeTakeFirstOrThrow()).count),
  }
}
