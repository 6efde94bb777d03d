import { addDays, retention } from "#domain/privacy/retention.ts"
import { withLogFields } from "../log-context.ts"
import { deleteMailFiles } from "../mail/outbox.ts"
import { createPolling } from "../polling.ts"
import { tellOfOverdue } from "../team/overdue.ts"
import { dailyFigures } from "../team/overview/daily-figures.ts"
import { mayDeleteByAge } from "./clock-leap.ts"
import { deleteExpired } from "./delete-expired.ts"
import { endTwoSteps } from "./end-two-steps.ts"
import { hashSessionTokens } from "./hash-session-tokens.ts"
import { idleAccounts } from "./idle-accounts.ts"
import type { Job, JobDeps } from "./job.ts"
import { addHandled, claimJob, deferJob, finishJob, type Lease, LeaseEnded, releaseJob, renewLease } from "./lease.ts"
import { policyNotices } from "./policy-notices.ts"
import { sealAnew } from "./seal-anew.ts"
import { unconsentedData } from "./unconsented-data.ts"
import { withdrawnReceipts } from "./withdrawn-receipts.ts"

const pollMs = 5 * 60_000

const jobs: Record<string, Job> = {
  "delete-expired": deleteExpired,
  "idle-accounts": idleAccounts,
  "daily-figures": dailyFigures,
  "hash-session-tokens": hashSessionTokens,
  "seal-anew": sealAnew,
  "policy-notices": policyNotices,
  "unconsented-data": unconsentedData,
  "withdrawn-receipts": withdrawnReceipts,
}

/** Jobs that delete by age, and so depend on a correct clock. */
const byAge = ["delete-expired", "idle-accounts", "unconsented-data"]

/** Jobs that wait a day after an upgrade, because processes of the earlier release may still run until then. */
const firstAfterADay = ["hash-session-tokens", "seal-anew"]

/** Runs the daily jobs, and continues those of processes that have died. */
export function createJobs(deps: JobDeps) {
  const { database, env, background, log, now } = deps
  const { wake, start, stop, isStopped } = createPolling({
    title: "daily jobs",
    pollMs,
    runsMost: 1,
    background,
    run: runDue,
  })

  async function runDue() {
    for (const name of firstAfterADay) await deferJob(database.db, name, now())
    // The clock is read once for all jobs, because it may leap while they run.
    const at = now()
    const mayDelete = await mayDeleteByAge(database.db, at, log)
    for (const [name, job] of Object.entries(jobs)) {
      if (!mayDelete && byAge.includes(name)) continue
      const lease = isStopped() ? undefined : await claimJob(database.db, name, now())
      if (lease) await withLogFields({ job: name }, () => run(job, lease, at))
    }
    // The following tasks need no lease: they may run in several processes at once, and each process has an outbox
    // folder of its own.
    if (mayDelete) await endTwoSteps(deps, at)
    await tellOfOverdue(deps, at)
    if (mayDelete) await deleteMailFiles(env.dataDir, addDays(at, -retention.mailFileDays))
    // Erases from the files what jobs and users have deleted since the last run.
    await database.eraseDeleted()
  }

  async function run(job: Job, lease: Lease, at: Date) {
    async function renew() {
      if (isStopped() || !(await renewLease(database.db, lease, now()))) throw new LeaseEnded()
    }
    try {
      await job(
        { ...deps, now: () => at },
        {
          renew,
          handled: lease.handled,
          addHandled: (transaction, count) => addHandled(transaction, lease, count),
        },
      )
      await finishJob(database.db, lease, now())
    } catch (error) {
      if (isStopped()) await releaseJob(database.db, lease, now())
      if (!(error instanceof LeaseEnded)) log.error({ err: error }, "daily job failed")
    }
  }

  return { wake, start, stop }
}
