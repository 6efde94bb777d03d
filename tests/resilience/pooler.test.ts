import { expect, onTestFinished, test } from "vitest"
import { reachesListeners } from "#server/database/notified.ts"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { createSyncEvents } from "#server/sync/events.ts"
import { findOrInstallPgbouncer } from "../../scripts/set-up/pgbouncer.mjs"
import { migratedDatabaseUrl } from "../api/test-database.ts"
import { startPooler } from "./pooler.ts"
import { until } from "./until.ts"

const program = findOrInstallPgbouncer()
const log = createLog("silent")

/** A process's database and events, as it has them with these settings. */
async function open(settings: { databaseUrl: string; databaseDirectUrl?: string }) {
  const database = await openDatabase({ dataDir: "", ...settings }, log)
  const events = createSyncEvents(database, log)
  onTestFinished(async () => {
    events.close()
    await database.close()
  })
  const told: number[] = []
  events.listen(
    "ana",
    (version) => told.push(version),
    () => {},
  )
  const { pool, listeningPool } = database
  if (!pool || !listeningPool) throw new Error("There is no pool.")
  return { events, told, isHeard: () => reachesListeners({ pool, listeningPool }) }
}

// Debian 12 has PgBouncer 1.18, which does not know prepared statements: the rest of the server cannot run on it.
test.skipIf(!program)(
  "through a pooler of transactions processes do not hear of each other, which is noticed; with the direct address they do",
  async () => {
    const databaseDirectUrl = await migratedDatabaseUrl()
    const databaseUrl = await startPooler(program ?? "", databaseDirectUrl)

    const deaf = await open({ databaseUrl })
    expect(await deaf.isHeard()).toBe(false)

    const [one, other] = [
      await open({ databaseUrl, databaseDirectUrl }),
      await open({ databaseUrl, databaseDirectUrl }),
    ]
    expect(await other.isHeard()).toBe(true)
    let version = 0
    await until(() => {
      one.events.announce("ana", ++version)
      return other.told.length > 0
    })
    expect(deaf.told.filter((each) => each <= version)).toEqual([])
  },
)
