import { randomBytes } from "node:crypto"
import { accessSync, constants, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { SettingsError } from "./env.ts"
import { flushFolder, makeFolder } from "./flush.ts"

/** Makes the data folder, readable for its owner only. Throws a SettingsError. */
export function prepareDataDir(dataDir: string) {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refusal(dataDir, error)
  }
}

/** The path of the file that holds the secret if AUTH_SECRET is not a setting. */
export function authSecretFile(dataDir: string) {
  return join(dataDir, "auth-secret")
}

/** Reads the secret from the data folder; undefined if there is none. */
export function storedAuthSecret(dataDir: string): string | undefined {
  const file = authSecretFile(dataDir)
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/** Reads a secret from a file of its own, without the line end that an editor may have added. */
export function readSecretFile(file: string): string {
  return readFileSync(file, "utf8").replace(/^([\w-]{43})\r?\n$/, "$1")
}

/**
 * Reads the secret from the data folder, and makes it at the first start, readable for its owner only. Throws a
 * SettingsError.
 */
export function loadAuthSecret(dataDir: string, link = linkSync): string {
  const file = authSecretFile(dataDir)
  try {
    return readWhole(file)
  } catch {
    try {
      createSecret(file, link)
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw refusal(dataDir, error)
    }
    flushFolder(dataDir)
    return readWhole(file)
  }
}

/** Makes the secret's file. Throws EEXIST if another process has made it first. */
function createSecret(file: string, link: typeof linkSync) {
  const secret = randomBytes(32).toString("base64url")
  const owned = { mode: 0o600, flush: true }
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`
  try {
    writeFileSync(draft, secret, owned)
    // The file is linked to its name only when complete, so that servers which start together read the same secret.
    if (!isLinked(draft, file, link)) writeFileSync(file, secret, { ...owned, flag: "wx" })
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Errors after which the file system may still have links: another process was first, or the disk cannot be written.
 */
const notOfLinks = new Set<string | undefined>(["EEXIST", "ENOSPC", "EDQUOT", "EROFS", "EIO"])

/**
 * Links a file; returns false if the file system has no hard links, such as exFAT and many network folders. Each
 * reports that by another error code.
 */
function isLinked(draft: string, file: string, link: typeof linkSync): boolean {
  try {
    link(draft, file)
    return true
  } catch (error) {
    if (notOfLinks.has(codeOf(error))) throw error
    return false
  }
}

/**
 * Reads the secret, and waits a moment if the file is empty: without links, another process may have made it but not
 * written it yet.
 */
function readWhole(file: string): string {
  for (let time = 0; time < waits.most; time++) {
    const secret = readFileSync(file, "utf8")
    if (secret !== "") return secret
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waits.ms)
  }
  return readFileSync(file, "utf8")
}

const waits = { most: 20, ms: 50 }

function codeOf(error: unknown) {
  return (error as NodeJS.ErrnoException).code
}

const causes: Record<string, string> = {
  EACCES: "its owner is another user",
  EPERM: "its owner is another user",
  EROFS: "its disk is read-only",
  ENOSPC: "its disk is full",
  ENOTDIR: "a file is in its place",
  EEXIST: "a file is in its place",
}

function refusal(dataDir: string, error: unknown) {
  const code = codeOf(error) ?? "unknown"
  const cause = causes[code] ?? code
  return new SettingsError(`The setting DATA_DIR names a folder that cannot be made or written (${cause}): ${dataDir}`)
}
