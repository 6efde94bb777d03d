import { storeWayInChangedMail } from "../account/notices.ts"
import { endDue } from "../account/two-step/data.ts"
import type { JobDeps } from "./job.ts"

/**
 * Ends two-step sign-in for users whose planned end has come. It runs every few minutes, because until then they cannot
 * sign in.
 */
export async function endTwoSteps({ database, env: { baseUrl, supportEmail }, mails }: JobDeps, now: Date) {
  await endDue(database, now, (transaction, userId) =>
    storeWayInChangedMail(transaction, userId, "twoStepOff", { mails, baseUrl, supportEmail }),
  )
  mails.wake()
}
