import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { amount, isFull } from "../amount.ts"
import { randomBy } from "../random-household.ts"
import { createDisk } from "./power/disk-after.ts"
import { expectKept, live, lostOf } from "./power/life.ts"
import { mayRecord, openRecord } from "./power/open-record.ts"
import { readRecord } from "./power/record.ts"
import { startServer } from "./server.ts"

const cuts = Number(process.env.FLORESCER_POWER_CUTS ?? amount(2, 300))
const timeout = 120_000 + cuts * 20_000
/** The same cuts in every run of the same record. */
const seed = 20_261_124

/** A server with another pragma than its own, so that a power cut takes what was acknowledged. */
function withSynchronous(mode: "normal" | "off") {
  const patch = `
    import { DatabaseSync } from "node:sqlite"
    const { exec } = DatabaseSync.prototype
    DatabaseSync.prototype.exec = function (sql) {
      return exec.call(this, sql.replace("synchronous = full", "synchronous = ${mode}"))
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(patch)}` }
}

/** A server on SQLite that mothers use until it is killed, recorded from its first start on. */
async function record(settings: Record<string, string> = {}) {
  const { folder, file, settingsFor, place } = openRecord()
  const root = join(folder, "root")
  mkdirSync(root)
  const disk = createDisk(root)
  const server = await startServer({ ...settingsFor(root), ...settings, DATA_DIR: join(root, "data") })
  const ready = place()
  const lived = await live(server, place)
  await server.end("SIGKILL")
  const recorded = readFileSync(file)
  const places = [...readRecord(recorded)].map(({ end }) => end)
  const random = randomBy(seed)
  let count = 0

  /** The data folder as a cut at one of the places from some on may leave it. */
  function cut(from: number) {
    const possible = places.filter((end) => end >= from)
    const at = possible[Math.floor(random() * possible.length)] ?? 0
    const target = join(folder, `cut-${++count}`)
    disk.writeAfter(recorded, at, random, target)
    return { at, dataDir: join(target, "data") }
  }

  return { ...lived, ready, cut, places }
}

describe.skipIf(!mayRecord)(
  mayRecord ? "power cut" : "power cut (skipped: it needs Linux and a C compiler, cc)",
  () => {
    test(
      `a server on SQLite that loses its power at ${cuts} moments starts again with all that it acknowledged`,
      async () => {
        const { cut, ready, ...lived } = await record()
        for (let count = 1; count <= cuts; count++) {
          // Some in its first start, too.
          const { at, dataDir } = cut(count % 4 === 2 ? 0 : ready)
          const server = await startServer({ DATA_DIR: dataDir })
          const database = await openDatabase({ dataDir, databaseUrl: undefined }, createLog("silent"))
          await expectKept({ server, database, dataDir }, lived, at)
          await database.close()
          await server.end("SIGKILL")
        }
      },
      timeout,
    )

    test.each(isFull ? (["normal", "off"] as const) : [])(
      "it would not with synchronous = %s, which shows that these cuts take what is not synced",
      async (mode) => {
        const { cut, ready, ...lived } = await record(withSynchronous(mode))
        let lost = 0
        for (let tries = 0; lost === 0 && tries < 30; tries++) {
          const { at, dataDir } = cut(ready)
          lost = await lostOf(dataDir, lived, at)
        }
        expect(lost).toBeGreaterThan(0)
      },
      timeout,
    )
  },
)
