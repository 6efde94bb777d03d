import { randomBytes } from "node:crypto"
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { SettingsError } from "./env.ts"

/** Makes the folder that all data is kept in, for its owner only. Throws a SettingsError when it cannot be written. */
export function prepareDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new SettingsError(`The setting DATA_DIR names a folder that cannot be made or written: ${dataDir}`)
  }
}

/** The secret that sessions are signed with: made at the first start, kept in the data folder, readable by its owner only. */
export function keptAuthSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret")
  // Written aside and linked, so that of two processes that start together both read the same whole secret.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`
  try {
    return readFileSync(file, "utf8")
  } catch {
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    } finally {
      rmSync(draft)
    }
    return readFileSync(file, "utf8")
  }
}
