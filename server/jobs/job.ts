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

/** One run of a job, which another process may have begun. */
export type Run = {
  /** Keeps the job for this process. Throws when another one has it, or the server stops, which ends the job where it is. */
  renew: () => Promise<void>
  /** How much of what is limited per run was done before this process took over. */
  handled: number
  /** Counts what is limited per run, in the transaction that does it. */
  addHandled: (transaction: Kysely<Tables>, count: number) => Promise<void>
}

/** Work that is due once a day: in small batches, with a `renew` before each. */
export type Job = (deps: JobDeps, run: Run) => Promise<void>
