import { readFileSync } from "node:fs"
import { type Kysely, sql } from "kysely"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { readSummary } from "../team/summary.ts"
import { readDailyFigures } from "./daily-figures.ts"
import { readLastBackup } from "./moments.ts"
import { readUnanswered } from "./unanswered.ts"

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string
}

/** What an operator sees: how the installation does, as numbers without anybody in them. */
export async function readOverview({ db, type }: Database, now: Date) {
  return {
    version,
    database: type,
    lastBackupAt: await readLastBackup(db),
    days: await readDailyFigures(db),
    team: await readSummary(db, now),
    failing: await countFailing(db),
    unanswered: await readUnanswered(db),
  }
}

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
