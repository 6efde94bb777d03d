import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import type { SecretSource } from "./restore-secret.ts"

/** `isMove`: nothing has happened since the copy. */
export type RestoreOptions = {
  env: Env
  force: boolean
  isMove: boolean
  secretSource: SecretSource
  now: Date
  log: Log
}
