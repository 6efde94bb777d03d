import { chownSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { amount } from "../amount.ts"
import { embeddedPostgres, startEmbeddedPostgres } from "../embedded-postgres.ts"
import { randomBy } from "../random-household.ts"
import { createDisk } from "./power/disk-after.ts"
import { countKept, expectKept, live } from "./power/life.ts"
import { mayRecord, openRecord } from "./power/open-record.ts"
import { readRecord } from "./power/record.ts"
import { freshDataDir, startServer } from "./server.ts"

/** `npm test` makes no cuts, because it has no time for them. */
const cuts = Math.ceil(Number(process.env.FLORESCER_POWER_CUTS ?? amount(0, 300)) / 3)
const timeout = 120_000 + cuts * 30_000
const seed = 20_261_124
const AUTH_SECRET = "the secret of a server without power, 32 or more"

/** PostgreSQL's files, recorded from its second start on, while mothers use a server in front of it. */
async function record(postgresFlags: string[] = []) {
  const { folder, file, settingsFor, place } = openRecord()
  const { url, postgres, databaseDir, remove } = await startEmbeddedPostgres({ postgresFlags })
  onTestFinished(remove)
  await postgres.stop()
  const disk = createDisk(databaseDir, { syncKeepsNames: true })
  const { uid, gid } = lstatSync(databaseDir)
  const recording = settingsFor(databaseDir)
  Object.assign(process.env, recording)
  await postgres.start().finally(() => {
    for (const name of Object.keys(recording)) delete process.env[name]
  })
  const settings = { DATABASE_URL: `${url}/postgres`, AUTH_SECRET, DATA_DIR: freshDataDir() }
  const server = await startServer(settings)
  const ready = place()
  const half = live(server, place)
  const client = new pg.Client(settings.DATABASE_URL)
  await client.connect()
  // In the middle, so that cuts come before, within and after it.
  await client.query("checkpoint")
  const lived = await half
  await client.end()
  await server.end("SIGKILL")
  await postgres.stop()
  const recorded = readFileSync(file)
  const places = [...readRecord(recorded)].map(({ end }) => end).filter((end) => end >= ready)
  // A record of less would prove nothing: each operation that was acknowledged has been written and synced.
  expect(places.length).toBeGreaterThan(lived.acknowledgedAt.size)
  const random = randomBy(seed)
  let count = 0

  /** A PostgreSQL on the files that a cut at one of the places may leave. */
  async function startAfterCut() {
    const at = places[Math.floor(random() * places.length)] ?? 0
    const target = join(folder, `cut-${++count}`)
    disk.writeAfter(recorded, at, random, target)
    for (const path of ["", ...readdirSync(target, { recursive: true, encoding: "utf8" })])
      chownSync(join(target, path), uid, gid)
    // After a restart of the machine another process may have this one's number.
    rmSync(join(target, "postmaster.pid"), { force: true })
    let log = ""
    const onLog = (line: string) => {
      log += line
    }
    const after = await embeddedPostgres(target, { onLog })
    const isStarted = await after.postgres.start().then(
      () => true,
      () => false,
    )
    let hasEnded = !isStarted
    async function stop() {
      if (!hasEnded) await after.postgres.stop()
      hasEnded = true
    }
    onTestFinished(stop)

    async function end() {
      await stop()
      rmSync(target, { recursive: true, force: true })
    }
    return { at, isStarted, log: () => log, databaseUrl: `${after.url}/postgres`, end }
  }

  return { ...lived, dataDir: settings.DATA_DIR, startAfterCut }
}

describe.skipIf(!mayRecord)(
  mayRecord ? "power cut" : "power cut (skipped: it needs Linux and a C compiler, cc)",
  () => {
    test(
      `PostgreSQL that loses its power at ${cuts} moments starts again with all that the server acknowledged`,
      async () => {
        const { startAfterCut, dataDir, ...lived } = await record()
        for (let count = 1; count <= cuts; count++) {
          const { at, isStarted, log, databaseUrl, end } = await startAfterCut()
          expect(isStarted, log()).toBe(true)
          const server = await startServer({ DATABASE_URL: databaseUrl, AUTH_SECRET, DATA_DIR: freshDataDir() })
          const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"))
          await expectKept({ server, database, dataDir }, lived, at)
          await database.close()
          await server.end("SIGKILL")
          await end()
        }
      },
      timeout,
    )

    test(
      "it would not with fsync = off, which shows that these cuts take what is not synced",
      async () => {
        const { startAfterCut, acknowledgedAt, mothers } = await record(["-c", "fsync=off"])
        let lost = 0
        for (let tries = 0; lost === 0 && tries < 10; tries++) {
          const { at, isStarted, databaseUrl, end } = await startAfterCut()
          const ids = [...acknowledgedAt].filter(([, acknowledged]) => acknowledged <= at).map(([id]) => id)
          lost = ids.length - (isStarted ? await countKept(databaseUrl, ids, mothers) : 0)
          await end()
        }
        expect(lost).toBeGreaterThan(0)
      },
      timeout,
    )
  },
)
