import type { Env } from "../env.ts"
import type { Log } from "../log.ts"

/**
 * Where a copy is restored. `force` replaces accounts that are already there; `isMove` says that nothing has happened since the
 * copy was made, so that nothing ended can come alive again.
 */
export type RestoreOptions = { env: Env; force: boolean; isMove: boolean; now: Date; log: Log }
