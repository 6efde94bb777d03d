import { sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { openDatabase } from "#server/database/open.ts"
import { operation } from "#tests/api/sync.ts"
import { engineOf } from "#tests/api/sync-engine.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { until } from "#tests/resilience/until.ts"
import { readVersion } from "./receipts.ts"

const mothers = 100
const tick = (day = 1) => operation("itemDone", { journeyId: "first", day, item: "snack" })

describeOnBoth("operations of many mothers at once", (createTestApp) => {
  async function clinic() {
    const app = await createTestApp()
    const ids = Array.from({ length: mothers }, (_, index) => `mother-${index}`)
    const moment = app.clock.now.toISOString()
    const flag = app.type === "postgres" ? true : 1
    const users = ids.map((id) => ({ id, full_name: id, email: `${id}@example.org`, emailVerified: flag }))
    await app.db
      .insertInto("user")
      .values(users.map((user) => ({ ...user, createdAt: moment, updatedAt: moment })))
      .execute()
    return { app, ids, ...engine(app) }
  }

  function engine(app: TestApp) {
    const { events, apply } = engineOf(app)
    const perform = async (userId: string, operations: ReturnType<typeof operation>[]) => {
      const results = await apply(userId, operations)
      return results.map((result) => (result.status === "refused" ? result.code : result.status))
    }
    return { events, perform }
  }

  const journeys = ({ db }: TestApp) =>
    db.selectFrom("rows").select("user_id").where("noun", "=", "journeys").orderBy("user_id").execute()

  test("each of a hundred is applied, whichever of them are sent twice exactly once, and each told of its own", async () => {
    const { app, ids, events, perform } = await clinic()
    const other = await openDatabase(app.env, app.log)
    onTestFinished(other.close)
    const told: Promise<number[]>[] = []
    for (const id of ids.slice(0, 5)) {
      const tell = (version: number) => told.push(readVersion(other.db, id).then((found) => [version, found]))
      onTestFinished(events.listen(id, tell, () => {}))
    }
    // A process that begins to listen notifies all its listeners once. These notifications are not counted.
    if (app.type === "postgres") await until(() => told.length === 5)
    told.length = 0
    const ticks = ids.map((id): [string, ReturnType<typeof operation>[]] => [id, [tick()]])
    const statuses = await Promise.all([...ticks, ...ticks].map(([id, operations]) => perform(id, operations)))
    expect(statuses.flat().toSorted()).toEqual([...Array(mothers).fill("already"), ...Array(mothers).fill("applied")])
    expect(await journeys(app)).toHaveLength(mothers)
    const receipts = await app.db.selectFrom("receipts").select(["user_id", "version"]).execute()
    expect(receipts).toHaveLength(mothers)
    // When a page is notified of a version, other processes can already read it.
    expect(told).toHaveLength(5)
    for (const [version, found] of await Promise.all(told)) expect(found).toBeGreaterThanOrEqual(version ?? Infinity)
  })

  test("an account that is gone, and one whose rows cannot be written, are answered alone", async () => {
    const { app, ids, perform } = await clinic()
    await app.db.deleteFrom("user").where("id", "=", "mother-7").execute()
    if (app.type === "sqlite") {
      await sql`create trigger broken before insert on rows when new.user_id = 'mother-30' and new.noun = 'journeys'
        begin select raise(abort, 'broken'); end`.execute(app.db)
    } else {
      await sql`create function broken() returns trigger as 'begin raise exception ''broken''; end' language plpgsql`.execute(
        app.db,
      )
      await sql`create trigger broken before insert on rows for each row when (new.user_id = 'mother-30' and new.noun = 'journeys')
        execute function broken()`.execute(app.db)
    }
    const outcomes = await Promise.allSettled(
      ids.map((id) => perform(id, [tick(), operation("silenceSet", { isOn: true })])),
    )
    for (const [index, outcome] of outcomes.entries()) {
      if (index === 7) expect(outcome).toMatchObject({ status: "rejected", reason: { code: "SESSION_UNKNOWN" } })
      else if (index === 30) expect(outcome).toMatchObject({ value: ["INTERNAL", "applied"] })
      else expect(outcome).toMatchObject({ value: ["applied", "applied"] })
    }
    const kept = ids.filter((id) => id !== "mother-7" && id !== "mother-30")
    expect((await journeys(app)).map(({ user_id }) => user_id)).toEqual(kept.toSorted())
  })
})
