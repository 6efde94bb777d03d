import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"

const count = sql<number>`count(*)`.as("count")

/** Counts mails that have failed and are being tried again. */
export async function countFailingMails(db: Kysely<Tables>): Promise<number> {
  const mails = db.selectFrom("outgoing_mails").select(count).where("attempts", ">", 1)
  return Number((await mails.executeTakeFirstOrThrow()).count)
}

/** Counts devices whose reminders have failed and are being tried again. */
export async function countFailingPushes(db: Kysely<Tables>): Promise<number> {
  const pushes = db.selectFrom("reminder_channels").select(count).where("failures", ">", 0)
  return Number((await pushes.executeTakeFirstOrThrow()).count)
}
