import type { Env } from "../env.ts"
import type { Log } from "../log.ts"

/** Where a copy is restored; `force` replaces accounts that are already there. */
export type RestoreOptions = { env: Env; force: boolean; now: Date; log: Log }
