import { readFileSync } from "node:fs"
import { careCountries } from "#content/care-lines/countries.ts"
import { storedAuthSecret } from "../data-dir.ts"
import { type Env, readEnv } from "../env.ts"
import { createSealings } from "../keys/keys.ts"
import type { Log } from "../log.ts"
import { findPushKeys, installationOf } from "../reminders/push/keys.ts"
import { checkCareLines } from "./check-care-lines.ts"
import { checkDatabase } from "./check-database.ts"
import { checkDisk } from "./check-disk.ts"
import { checkMail } from "./check-mail.ts"
import { checkInvalidSettings, checkSettings, type Variables } from "./check-settings.ts"
import { checkSite } from "./check-site.ts"
import { checkStored } from "./check-stored.ts"
import { type Finding, findingsOf } from "./finding.ts"

type Options = { variables: Variables; backupFolder: string; isThorough: boolean; log: Log; now: Date }

const packageFile = new URL("../../package.json", import.meta.url)

/** Runs all checks. It changes nothing. */
export async function examine(options: Options): Promise<Finding[]> {
  const { variables, backupFolder, isThorough, log, now } = options
  const invalid = checkInvalidSettings(variables)
  if (invalid.length > 0) return [checkNode(), ...invalid]
  const env = readEnv(variables)
  const found = [checkNode(), ...checkSettings(env, variables, now), ...checkCareLines(careCountries, now)]
  found.push(...guarded("disk", () => checkDisk(env, backupFolder)))
  const { findings, database } = await checkDatabase(env, log, isThorough)
  found.push(...findings)
  const secret = secretOf(env)
  let installation: string | undefined
  try {
    if (database) {
      found.push(
        ...(await checkStored({
          db: database.db,
          secret,
          isSecretInFile: !env.authSecret,
          signUps: env.signUps,
          backupFolder,
          now,
        })),
      )
      const keys = secret ? await findPushKeys(database.db, createSealings(secret).push) : null
      if (keys && keys !== "none") installation = installationOf(keys)
    }
  } finally {
    await database?.close()
  }
  return [...found, ...(await checkMail(env, now)), ...(await checkSite(env, installation, now))]
}

function checkNode(): Finding {
  const { ok, look } = findingsOf("node")
  const { devDependencies } = JSON.parse(readFileSync(packageFile, "utf8"))
  const { node } = process.versions
  const major = (version: string) => version.split(".")[0]
  if (major(node) === major(devDependencies.node)) return ok(`Node ${node}`)
  return look(
    `Node ${node}, but this release is tested with ${devDependencies.node}`,
    "Start it with npm start, which uses the right one.",
  )
}

function secretOf({ authSecret, dataDir }: Env): string | undefined {
  if (authSecret) return authSecret
  try {
    return storedAuthSecret(dataDir)
  } catch {
    return undefined
  }
}

/** A folder that cannot be read is a finding, not an error. */
function guarded(check: string, examineIt: () => Finding[]): Finding[] {
  try {
    return examineIt()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown"
    const { wrong } = findingsOf(check)
    return [wrong(`the folders cannot be examined (${code})`, "Run npm run doctor as the server's user.")]
  }
}
