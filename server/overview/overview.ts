import { readFileSync } from "node:fs"
import type { Database } from "../database/open.ts"
import { readSummary } from "../team/summary.ts"
import { readDailyFigures } from "./daily-figures.ts"
import { countFailing } from "./failing.ts"
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
