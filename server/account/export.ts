import { Hono } from "hono"
import { readCheckIns } from "../check-in/data.ts"
import { readConsents } from "../consent/data.ts"
import { readDevices } from "../devices/data.ts"
import { readDiary } from "../diary/data.ts"
import { readWarnings } from "../jobs/idle-warnings.ts"
import { readWaitingMails } from "../mail/data.ts"
import { readOnboarding } from "../onboarding/data.ts"
import { readProfile } from "../profile/data.ts"
import { readProgress } from "../progress/data.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readSilence } from "../silence/data.ts"
import { readQuestions } from "../support/data.ts"
import { readAccount, readSessions } from "./data.ts"

const fileName = "florescer-data.json"

/** Everything that is kept about her, as one file for her to take along. */
export function exportRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>().use(requireSession).get("/export", async (c) => {
    const { userId } = c.var
    const everything = {
      exportedAt: now().toISOString(),
      user: await readAccount(db, userId),
      sessions: await readSessions(db, userId),
      devices: await readDevices(db, userId),
      consents: await readConsents(db, userId),
      silence: await readSilence(db, userId),
      onboarding: await readOnboarding(db, userId),
      profile: await readProfile(db, userId),
      progress: await readProgress(db, userId),
      checkIns: await readCheckIns(db, userId),
      diaryEntries: await readDiary(db, userId),
      supportQuestions: await readQuestions(db, userId),
      waitingMails: await readWaitingMails(db, userId),
      idleWarnings: await readWarnings(db, userId),
    }
    c.header("Content-Type", "application/json; charset=utf-8")
    c.header("Content-Disposition", `attachment; filename="${fileName}"`)
    return c.body(JSON.stringify(everything, null, 2))
  })
}
