import { settlingDays } from "#domain/privacy/policy.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { policyNoticeMail } from "../mail/letters.ts"
import { findUntold, noteMailed } from "../privacy/policy/notices.ts"
import { policyOf, readNewestVersion } from "../privacy/policy/versions.ts"
import type { Job } from "./job.ts"

const mailsAtOnce = 100

/** Mails users about a new version of the policy, once it is a day old, so that the operator can still correct it. */
export const policyNotices: Job = async ({ database, env, mails, log, now }, run) => {
  const { db } = database
  const version = await readNewestVersion(db)
  if (!env.smtpUrl || !version || version.published_at > addDays(now(), -settlingDays).toISOString()) return
  const policy = policyOf(version)
  let mailed = 0
  let found: Awaited<ReturnType<typeof findUntold>>
  do {
    await run.renew()
    found = await findUntold(db, version, mailsAtOnce)
    for (const user of found) {
      const hasNewText = (user.terms_version ?? 0) < version.text_version
      const recipient = { name: user.full_name, email: user.email, language: user.language }
      const mail = policyNoticeMail(recipient, `${env.baseUrl}/privacy`, policy, hasNewText)
      await db.transaction().execute(async (transaction) => {
        if (await noteMailed(transaction, user.id, version.number, now())) await mails.keep(transaction, user.id, mail)
      })
    }
    mailed += found.length
    mails.wake()
  } while (found.length === mailsAtOnce)
  if (mailed > 0) log.info({ mails: mailed }, "told of a new version of the policy")
}
