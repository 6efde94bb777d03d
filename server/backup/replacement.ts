import type { Env } from "../env.ts"
import type { Log } from "../log.ts"

/** Where a copy is put back; `force`: even when accounts are there already. */
export type Replacement = { env: Env; force: boolean; now: Date; log: Log }
