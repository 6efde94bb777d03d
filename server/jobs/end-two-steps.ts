import { storeWayInChangedMail } from "../account/notices.ts"
import { endDue } from "../account/two-step/data.ts"
import type { JobDeps } from "./job.ts"

/** Runs every few minutes: whoever waits for it cannot sign in. */
export async function endTwoSteps({ database, env: { baseUrl, supportEmail }, mails }: JobDeps, now: Date) {
  await endDue(database, now, (transaction, userId) =>
    storeWayInChangedMail(transaction, userId, "twoStepOff", { mails, baseUrl, supportEmail }),
  )
  mails.wake()
}
