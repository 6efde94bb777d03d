import type { Env } from "../env.ts"
import type { Log } from "../log.ts"

/** `isMove`: nothing has happened since the copy. */
export type RestoreOptions = { env: Env; force: boolean; isMove: boolean; now: Date; log: Log }
