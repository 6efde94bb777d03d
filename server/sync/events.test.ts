import { expect, onTestFinished, test } from "vitest"
import { breakableNetwork } from "#tests/api/breakable-network.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnPostgres } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { until } from "#tests/resilience/until.ts"
import { openDatabase } from "../database/open.ts"
import { createLog } from "../log.ts"
import { createSyncEvents } from "./events.ts"

const silence = (isOn: boolean) => operation("silenceSet", { isOn })

describeOnPostgres("events of other processes", (createTestApp) => {
  test("after a lost connection to the database an open page is told of what changed meanwhile", async () => {
    const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
    const app = await createTestApp({ DATABASE_URL: databaseUrl })
    const ana = await app.mother("Ana")
    const network = await breakableNetwork(databaseUrl)
    const log = createLog("silent")
    const elsewhere = await openDatabase({ dataDir: "", databaseUrl: network.url }, log)
    const events = createSyncEvents(elsewhere, log)
    onTestFinished(async () => {
      events.close()
      await elsewhere.close()
    })
    const told: number[] = []
    events.listen(
      ana.id,
      (version) => told.push(version),
      () => {},
    )
    let version = 0
    await until(async () => {
      version = (await sync(ana, [silence(true)])).version
      return told.includes(version)
    })

    await network.breakDown()
    version = (await sync(ana, [silence(false)])).version
    // Those who listen all the time have been told by now, and nobody tells it again.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(told).not.toContain(version)
    await network.mend()
    await until(() => told.includes(version))
  })
})
