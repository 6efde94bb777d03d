import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { lackingStart } from "#server/backup/restore-secret.ts"
import { storedAuthSecret } from "#server/data-dir.ts"
import { sqliteFile } from "#server/database/open.ts"
import { freePort, startServer } from "#tests/e2e/server.ts"
import { serverArguments } from "../../scripts/server-process.mjs"
import { fill, type Place } from "../api/fill.ts"
import { compareCounts, openSessions, type Sample, sampleOf } from "./verify.ts"

export type Step = { name: string; ms: number; says: string }
export type DrillOptions = {
  /** A backup to restore; without one, the drill makes a backup itself. */
  file?: string | undefined
  entries: number
  postgresUrl: string
  authSecret?: string | undefined
  /** Arguments of `npm run restore` that say where the secret of the file is. */
  restoreArgs?: readonly string[]
  tell: (step: Step) => void
}

const secretOfTheDrill = "Hb7nJc5yAe1uZr8pQm2xVw6tLk9sHf3d"
const sampleSize = 20

/**
 * Restores a backup, and verifies the row count of each table and every word of twenty diaries. Also tells whether the
 * secret is the one with which the backup was made. Throws if anything is missing.
 */
export async function runDrill(options: DrillOptions): Promise<void> {
  const { file, entries, postgresUrl, authSecret, restoreArgs = [], tell } = options
  const folder = mkdtempSync(join(tmpdir(), "florescer-drill-"))
  const secret = file ? authSecret : secretOfTheDrill
  try {
    const copy = file ?? (await makeBackup(folder, entries, tell))
    const sample = sampleOf(copy, sampleSize)
    for (const databaseUrl of [undefined, postgresUrl]) {
      const place = { dataDir: join(folder, databaseUrl ? "postgres" : "sqlite"), databaseUrl }
      mkdirSync(place.dataDir, { mode: 0o700 })
      await restoreAndVerify(place, copy, sample, secret, restoreArgs, tell)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeBackup(folder: string, entries: number, tell: DrillOptions["tell"]) {
  const place = { dataDir: join(folder, "source"), databaseUrl: undefined }
  mkdirSync(place.dataDir, { mode: 0o700 })
  await timed("rows made", tell, async () => {
    await fill(place, entries)
    return `${megabytes(sqliteFile(place.dataDir))} of SQLite with ${entries.toLocaleString("en")} diary entries`
  })
  return backUp(place, join(folder, "backups"), "SQLite", secretOfTheDrill, tell)
}

async function restoreAndVerify(
  place: Place,
  copy: string,
  sample: Sample,
  secret: string | undefined,
  restoreArgs: readonly string[],
  tell: DrillOptions["tell"],
) {
  const name = place.databaseUrl ? "PostgreSQL" : "SQLite"
  let said = ""
  await timed(`restored to ${name}`, tell, async () => {
    said = await run("restore", place, secret, copy, ...restoreArgs)
    return place.databaseUrl ? "from the backup" : megabytes(sqliteFile(place.dataDir))
  })
  await timed(`rows of ${name} counted`, tell, async () => {
    const rows = await compareCounts(copy, place)
    return `${rows.toLocaleString("en")} rows, as many in every table as in the backup, but for sessions and what else a restore ends`
  })
  const isLacking = said.includes(lackingStart)
  const trial = "opens the second steps, pending mails and push keys of the backup, where it has any"
  const says = isLacking ? "is not here, so that nothing sealed was opened: say where it is, and try again" : trial
  tell({ name: "the secret", ms: 0, says })
  const ownSecret = secret ?? storedAuthSecret(place.dataDir) ?? secretOfTheDrill
  const cookies = await openSessions(place, sample, ownSecret)
  await timed(`sample of ${name} read by the API`, tell, async () => {
    const read = await readByApi(place, sample, cookies, ownSecret)
    return `${read} diary entries of ${sample.size} mothers, word by word, the server's start included`
  })
  if (place.databaseUrl) await backUp(place, join(place.dataDir, "backups"), name, ownSecret, tell)
}

async function readByApi(place: Place, sample: Sample, cookies: Map<string, string>, secret: string) {
  const settings = { AUTH_SECRET: secret, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) }
  const server = await startServer({ dataDir: place.dataDir, port: await freePort(), settings })
  let read = 0
  try {
    for (const [userId, expected] of sample) {
      const headers = { cookie: cookies.get(userId) ?? "" }
      const answer = await fetch(`${server.url}/api/account/export`, { headers })
      if (!answer.ok) throw new Error(`The API answered ${answer.status} to a mother of the backup.`)
      const { diaryEntries }: { diaryEntries: { id: string; notes: string }[] } = await answer.json()
      const found = new Map(diaryEntries.map(({ id, notes }) => [id, notes]))
      for (const [id, notes] of expected)
        if (found.get(id) !== notes) throw new Error("A diary entry of the backup is not in what the API answers.")
      read += expected.size
    }
  } finally {
    await server.stop()
  }
  return read
}

async function backUp(
  place: Place,
  folder: string,
  name: string,
  secret: string,
  tell: DrillOptions["tell"],
): Promise<string> {
  let file = ""
  await timed(`backed up from ${name}`, tell, async () => {
    const said = await run("backup", place, secret, folder)
    file = said.match(/^Wrote (.+?\.sqlite):/)?.[1] ?? ""
    return `${megabytes(file)}, checked`
  })
  return file
}

async function timed(name: string, tell: DrillOptions["tell"], work: () => Promise<string>) {
  const startMs = performance.now()
  const says = await work()
  tell({ name, ms: performance.now() - startMs, says })
}

/** Runs a program with no environment variables of the caller but PATH. */
async function run(name: "backup" | "restore", place: Place, secret: string | undefined, ...args: string[]) {
  const program = fileURLToPath(new URL(`../../server/backup/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [...serverArguments.slice(0, -1), program, ...args], {
    cwd: place.dataDir,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      ...(secret && { AUTH_SECRET: secret }),
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  let said = ""
  child.stdout.on("data", (chunk) => (said += chunk))
  const [code] = await once(child, "close")
  if (code !== 0) throw new Error(`npm run ${name} failed.`)
  return said
}

function megabytes(file: string) {
  return `${(statSync(file).size / 1e6).toFixed(0)} MB`
}
