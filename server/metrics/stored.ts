import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { countFailingMails, countFailingPushes } from "../team/overview/failing.ts"
import { readLastBackup } from "../team/overview/moments.ts"
import { readWaiting } from "../team/summary.ts"

/** Reads the metrics that come from the database; durations are in seconds. */
export async function readStored(db: Kysely<Tables>, now: Date) {
  const secondsSince = (moment: string) => (now.getTime() - Date.parse(moment)) / 1000
  const { waiting } = await db
    .selectFrom("outgoing_mails")
    .select(sql<number>`count(*)`.as("waiting"))
    .executeTakeFirstOrThrow()
  const { oldest } = await db
    .selectFrom("reminder_channels")
    .select(sql<string | null>`min(due_at)`.as("oldest"))
    .executeTakeFirstOrThrow()
  const jobs = await db.selectFrom("jobs").select(["name", "due_at", "leased_until"]).execute()
  const lastBackup = await readLastBackup(db)
  return {
    questionsWaiting: (await readWaiting(db)).waiting,
    mailsWaiting: Number(waiting),
    mailsFailing: await countFailingMails(db),
    pushesFailing: await countFailingPushes(db),
    remindersLateSeconds: oldest ? Math.max(secondsSince(oldest), 0) : 0,
    lastBackupAtSeconds: lastBackup ? Date.parse(lastBackup) / 1000 : 0,
    jobLatenessSeconds: jobs.map(({ name, due_at, leased_until }): [string, number] => {
      const isRunning = leased_until !== null && leased_until > now.toISOString()
      return [name, isRunning ? 0 : Math.max(secondsSince(due_at), 0)]
    }),
  }
}
