import { renameSync, writeFileSync } from "node:fs"
import { authSecretFile } from "../data-dir.ts"
import type { Env } from "../env.ts"
import { flushFolder } from "../flush.ts"
import type { Metadata } from "./metadata.ts"

/** Returns a line when sealed things cannot be read. */
export function restoreSecret({ authSecret }: Metadata, env: Env): string[] {
  if (env.authSecret !== undefined) {
    if (authSecret === null || authSecret === env.authSecret) return []
    return [
      "The setting AUTH_SECRET is not the secret of the copy: pending mails and two-step sign-in of then do not work.",
    ]
  }
  if (authSecret === null) {
    return [
      "The copy was made where AUTH_SECRET is a setting: set the same one here, or pending mails and two-step sign-in do not work.",
    ]
  }
  const file = authSecretFile(env.dataDir)
  writeFileSync(`${file}.restored`, authSecret, { mode: 0o600, flush: true })
  renameSync(`${file}.restored`, file)
  flushFolder(env.dataDir)
  return []
}
