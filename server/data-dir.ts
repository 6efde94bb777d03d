import { randomBytes } from "node:crypto"
import { accessSync, constants, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { SettingsError } from "./env.ts"
import { flushFolder, makeFolder } from "./flush.ts"

/** For its owner only. Throws a SettingsError. */
export function prepareDataDir(dataDir: string) {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw refusal(dataDir)
  }
}

/** The file with the secret when it is not a setting. */
export function authSecretFile(dataDir: string) {
  return join(dataDir, "auth-secret")
}

/** Undefined where there is none. */
export function storedAuthSecret(dataDir: string): string | undefined {
  const file = authSecretFile(dataDir)
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/** Created at first start, for its owner only. Throws a SettingsError. */
export function loadAuthSecret(dataDir: string): string {
  const file = authSecretFile(dataDir)
  // Linked when complete: concurrent starts read the same secret.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`
  try {
    return readFileSync(file, "utf8")
  } catch {
    try {
      writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true })
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw refusal(dataDir)
    } finally {
      rmSync(draft, { force: true })
    }
    flushFolder(dataDir)
    return readFileSync(file, "utf8")
  }
}

function refusal(dataDir: string) {
  return new SettingsError(`The setting DATA_DIR names a folder that cannot be made or written: ${dataDir}`)
}
