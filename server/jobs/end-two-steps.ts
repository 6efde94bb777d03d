import { wayInChangedMail } from "../mail/letters.ts"
import { endDue } from "../two-step/data.ts"
import type { JobDeps } from "./job.ts"

/** Every few minutes: whoever waits for it cannot sign in. */
export async function endTwoSteps({ database, env, mails }: JobDeps, now: Date) {
  const help = { link: `${env.baseUrl}/forgot-password`, supportEmail: env.supportEmail }
  await endDue(database, now, async (transaction, userId) => {
    const user = transaction.selectFrom("user").select(["full_name as name", "email", "language"])
    const recipient = await user.where("id", "=", userId).executeTakeFirstOrThrow()
    await mails.keep(transaction, userId, wayInChangedMail(recipient, help, "twoStepOff"))
  })
  mails.wake()
}
