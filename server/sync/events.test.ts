import { expect, onTestFinished, test } from "vitest"
import { breakableNetwork } from "#tests/api/breakable-network.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnPostgres } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { until } from "#tests/resilience/until.ts"
import { openDatabase } from "../database/open.ts"
import { createLog } from "../log.ts"
import { createSyncEvents, sessionKey } from "./events.ts"

const silence = (isOn: boolean) => operation("silenceSet", { isOn })

describeOnPostgres("events of other processes", (createTestApp) => {
  /** Listens in another process. `told` collects the versions of which that process is notified. */
  async function elsewhere(databaseUrl: string) {
    const log = createLog("silent")
    const database = await openDatabase({ dataDir: "", databaseUrl }, log)
    const events = createSyncEvents(database, log)
    onTestFinished(async () => {
      events.close()
      await database.close()
    })
    const told: number[] = []
    const listen = (userId: string) =>
      events.listen(
        userId,
        (version) => told.push(version),
        () => {},
      )
    return { events, pool: database.pool, told, listen }
  }

  test("what changes while the first connection to listen with is on its way is told once it is there", async () => {
    const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
    const app = await createTestApp({ DATABASE_URL: databaseUrl })
    const ana = await app.mother("Ana")
    const { events, pool, told, listen } = await elsewhere(databaseUrl)
    const busy = await Promise.all(Array.from({ length: 10 }, () => pool?.connect()))
    listen(ana.id)
    const { id: open } = await app.db.selectFrom("session").select("id").executeTakeFirstOrThrow()
    const ended: string[] = []
    for (const id of [open, "ended"])
      events.listen(
        sessionKey(id),
        () => ended.push(id),
        () => {},
      )
    const { version } = await sync(ana, [silence(true)])
    // Within 300 ms, a process with a free connection would have notified its listeners.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(told).toEqual([])
    for (const client of busy) client?.release()
    await until(() => told.includes(version))
    await until(() => ended.length > 0)
    expect(ended).toEqual(["ended"])
  })

  test("a notification that another program sends on the channel ends nothing", async () => {
    const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
    const app = await createTestApp({ DATABASE_URL: databaseUrl })
    const ana = await app.mother("Ana")
    const { pool, told, listen } = await elsewhere(databaseUrl)
    listen(ana.id)
    const toldOf = async (isOn: boolean) => {
      const { version } = await sync(ana, [silence(isOn)])
      await until(() => told.includes(version))
    }
    await toldOf(true)
    for (const payload of ["", "x", "{}", "null", '{"from":"x","users":[[1,2]]}', '{"from":"x","users":7}'])
      await pool?.query("select pg_notify('florescer_sync', $1)", [payload])
    await toldOf(false)
    expect(told.every(Number.isInteger)).toBe(true)
  })

  test("after a lost connection to the database an open page is told of what changed meanwhile", async () => {
    const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
    const app = await createTestApp({ DATABASE_URL: databaseUrl })
    const ana = await app.mother("Ana")
    const network = await breakableNetwork(databaseUrl)
    const { told, listen } = await elsewhere(network.url)
    listen(ana.id)
    let version = 0
    await until(async () => {
      version = (await sync(ana, [silence(true)])).version
      return told.includes(version)
    })

    await network.breakDown()
    version = (await sync(ana, [silence(false)])).version
    // Within 300 ms, every process with a connection was notified. The notification is not repeated, so this process
    // has missed it.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(told).not.toContain(version)
    await network.mend()
    await until(() => told.includes(version))
  })
})
