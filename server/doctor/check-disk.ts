import { existsSync, mkdtempSync, readdirSync, rmdirSync, type Stats, statfsSync, statSync } from "node:fs"
import { join } from "node:path"
import { momentOfCopy } from "../backup/copy-name.ts"
import { authSecretFile } from "../data-dir.ts"
import { sqliteFile } from "../database/open.ts"
import type { Env } from "../env.ts"
import { readEnvFile } from "../env-file.ts"
import { codeOf, type Finding, findingsOf } from "./finding.ts"

const { ok, look, wrong } = findingsOf("disk")
const freeMinBytes = 200_000_000
const freeWishedBytes = 1_000_000_000

/** Examines whether the folders exist, can be written, belong to their owner only, and have free space. */
export function checkDisk(env: Env, backupFolder: string): Finding[] {
  if (!existsSync(env.dataDir))
    return [look(`DATA_DIR (${env.dataDir}) is not there yet`, "The first start makes it: npm start")]
  const data = checkFolder("DATA_DIR", env.dataDir, sizeOf(sqliteFile(env.dataDir)))
  const files = [authSecretFile(env.dataDir), sqliteFile(env.dataDir), ...(envFileHasSecrets() ? [".env"] : [])]
  const secrets = files.flatMap(checkPrivacy)
  const backups = existsSync(backupFolder)
    ? checkFolder("the backup folder", backupFolder, newestCopy(backupFolder)?.bytes ?? 0)
    : []
  return [...data, ...secrets, ...backups]
}

/** Finds the newest copy by the time in its name. */
export function newestCopy(folder: string): { madeAt: Date; bytes: number } | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter(momentOfCopy) : []
  const name = names.toSorted().at(-1)
  const madeAt = name && momentOfCopy(name)
  return madeAt ? { madeAt, bytes: sizeOf(join(folder, name)) } : undefined
}

function checkFolder(name: string, folder: string, neededBytes: number): Finding[] {
  const problem = problemWith(folder)
  if (problem)
    return [
      wrong(
        `${name} (${folder}) cannot be used (${problem})`,
        "Run this as the server's user, and let it own the folder.",
      ),
    ]
  const found = [...checkPrivacy(folder), ...checkOwner(name, statSync(folder))]
  const { bavail, bsize } = statfsSync(folder)
  const freeBytes = bavail * bsize
  const free = `${name}: ${(freeBytes / 1e9).toFixed(1)} GB free`
  const advice = "Make room: delete old backups and logs, or enlarge the disk. A full disk refuses every write."
  if (freeBytes < freeMinBytes) return [...found, wrong(free, advice)]
  if (freeBytes < Math.max(freeWishedBytes, 2 * neededBytes)) return [...found, look(free, advice)]
  return [...found, ok(free)]
}

function problemWith(folder: string): string | undefined {
  try {
    readdirSync(folder)
    rmdirSync(mkdtempSync(join(folder, ".doctor-")))
    return undefined
  } catch (error) {
    return codeOf(error)
  }
}

function envFileHasSecrets() {
  const { values, problems } = readEnvFile()
  const secrets =
    /^(AUTH_SECRET|DATABASE_URL|DATABASE_DIRECT_URL|SMTP_URL|OIDC_CLIENT_SECRET|METRICS_TOKEN|POSTGRES_PASSWORD)$/
  return problems.length > 0 || Object.entries(values).some(([name, value]) => secrets.test(name) && value !== "")
}

function checkPrivacy(path: string): Finding[] {
  if (process.platform === "win32" || !existsSync(path)) return []
  const stats = statSync(path)
  if ((stats.mode & 0o077) === 0) return []
  const mode = stats.isDirectory() ? "700" : "600"
  return [wrong(`other users of this machine can open ${path}`, `For its owner only: chmod ${mode} ${path}`)]
}

/** Files that root creates cannot be written by the server's user. */
function checkOwner(name: string, { uid }: Stats): Finding[] {
  const me = process.getuid?.()
  if (me === undefined || me === uid) return []
  return [look(`${name} belongs to another user than the one who asks`, "Run npm run doctor as the server's user.")]
}

function sizeOf(file: string) {
  return existsSync(file) ? statSync(file).size : 0
}
