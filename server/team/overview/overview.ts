import type { Database } from "../../database/open.ts"
import { readVersion } from "../../metrics/version.ts"
import { countAnsweredInTime } from "../overdue.ts"
import { readSummary } from "../summary.ts"
import { readDailyFigures } from "./daily-figures.ts"
import { countFailingMails, countFailingPushes } from "./failing.ts"
import { readInvited } from "./invited.ts"
import { readLastBackup } from "./moments.ts"
import { readThemes } from "./themes.ts"
import { readUnanswered } from "./unanswered.ts"

/** Reads the operator's figures, and unanswered questions without their authors. */
export async function readOverview({ db, type }: Database, now: Date) {
  return {
    version: await readVersion(),
    database: type,
    lastBackupAt: await readLastBackup(db),
    days: await readDailyFigures(db),
    team: await readSummary(db, now),
    inTime: await countAnsweredInTime(db, now),
    failing: { mails: await countFailingMails(db), pushes: await countFailingPushes(db) },
    themes: await readThemes(db, now),
    unanswered: await readUnanswered(db),
    invitations: await readInvited(db, now),
  }
}
