import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import type { SecretSource } from "./restore-secret.ts"

/**
 * With `isMove`, the operator says that no server has run since the copy was made, so sessions and links stay valid.
 */
export type RestoreOptions = {
  env: Env
  force: boolean
  isMove: boolean
  secretSource: SecretSource
  now: Date
  log: Log
}
