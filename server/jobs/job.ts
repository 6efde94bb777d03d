import type { Kysely } from "kysely"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import type { MailQueue } from "../mail/queue.ts"

export type JobDeps = {
  database: Database
  env: Pick<Env, "baseUrl" | "dataDir" | "smtpUrl">
  mails: Pick<MailQueue, "keep" | "wake">
  background: Background
  log: Log
  now: () => Date
}

/** One run of a job, which another process may have started. */
export type Run = {
  /** Renews the lease. Throws, which ends the job, when another process has taken over or the server is stopping. */
  renew: () => Promise<void>
  /** How much of the run's limit was used before this process took over. */
  handled: number
  /** Counts towards the run's limit, in the transaction that does the work. */
  addHandled: (transaction: Kysely<Tables>, count: number) => Promise<void>
}

/** A daily job: works in small batches, with a `renew` before each. */
export type Job = (deps: JobDeps, run: Run) => Promise<void>
