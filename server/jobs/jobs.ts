import { addDays, retention } from "#domain/retention.ts"
import { deleteMailFiles } from "../mail/outbox.ts"
import { deleteExpired } from "./delete-expired.ts"
import { idleAccounts } from "./idle-accounts.ts"
import type { Job, JobDeps } from "./job.ts"
import { addHandled, claimJob, finishJob, type Lease, LeaseEnded, releaseJob, renewLease } from "./lease.ts"

const pollMs = 5 * 60_000

/** What is done once a day, by one process for all of them. */
const jobs: Record<string, Job> = {
  "delete-expired": deleteExpired,
  "idle-accounts": idleAccounts,
}

/** Does the daily jobs when they are due, and again what a process left undone when it died. */
export function createJobs(deps: JobDeps) {
  const { database, env, background, log, now } = deps
  let isRunning = false
  let isStopped = false

  /** Begins what is due, unless this process is at it already. */
  function wake() {
    if (isStopped || isRunning) return
    isRunning = true
    background.run("daily jobs", runDue)
  }

  async function runDue() {
    try {
      for (const [name, job] of Object.entries(jobs)) {
        const lease = isStopped ? undefined : await claimJob(database.db, name, now())
        if (lease) await run(job, lease)
      }
      // Each process has an outbox of its own, so there is nothing to share.
      await deleteMailFiles(env.dataDir, addDays(now(), -retention.mailFileDays))
    } finally {
      isRunning = false
    }
  }

  async function run(job: Job, lease: Lease) {
    async function renew() {
      if (isStopped || !(await renewLease(database.db, lease, now()))) throw new LeaseEnded()
    }
    try {
      await job(deps, {
        renew,
        handled: lease.handled,
        addHandled: (transaction, count) => addHandled(transaction, lease, count),
      })
      await finishJob(database.db, lease, now())
    } catch (error) {
      if (isStopped) await releaseJob(database.db, lease, now())
      // Its lease is left to end: the job is tried again then.
      if (!(error instanceof LeaseEnded)) log.error({ err: error, job: lease.name }, "daily job failed")
    }
  }

  let timer: NodeJS.Timeout | undefined

  function start() {
    timer = setInterval(wake, pollMs).unref()
    wake()
  }

  /** Begins nothing more; a job that is running ends after its batch, and `background` knows when. */
  function stop() {
    isStopped = true
    clearInterval(timer)
  }

  return { wake, start, stop }
}
