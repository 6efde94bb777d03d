import type { Kysely } from "kysely"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Env } from "../env.ts"
import type { Keys } from "../keys/keys.ts"
import type { Log } from "../log.ts"
import type { MailQueue } from "../mail/queue.ts"

export type JobDeps = {
  database: Database
  keys: Pick<Keys, "twoStep" | "push">
  env: Pick<Env, "baseUrl" | "dataDir" | "smtpUrl" | "supportEmail">
  mails: Pick<MailQueue, "keep" | "wake">
  background: Background
  log: Log
  now: () => Date
}

export type Run = {
  /** Extends the job's lease. Throws if the lease is lost or the server stops. */
  renew: () => Promise<void>
  handled: number
  addHandled: (transaction: Kysely<Tables>, count: number) => Promise<void>
}

/** A job works in small batches and calls `renew` before each. */
export type Job = (deps: JobDeps, run: Run) => Promise<void>
