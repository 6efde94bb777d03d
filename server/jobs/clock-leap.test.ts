import { expect, test } from "vitest"
import { runIdleAccounts } from "#tests/api/run-programs.ts"
import { sync, written } from "#tests/api/sync.ts"
import { describeOnBoth, describeRules, type TestApp, testNow } from "#tests/api/test-app.ts"

const hourMs = 60 * 60_000
const yearMs = 365 * 24 * hourMs
const leapt = "the clock has leapt ahead"

async function runAt(app: TestApp, at: Date) {
  app.clock.now = at
  app.jobs.wakeAfterPause()
  await app.background.settled()
}

const after = (ms: number) => new Date(testNow.getTime() + ms)

/** Stores a row of each kind that counts as expired for a clock two years ahead. */
async function withRows(app: TestApp) {
  const mother = await app.mother("Ana")
  await sync(mother, [written()])
  const moment = testNow.toISOString()
  await app.db
    .insertInto("answer_ratings")
    .values({
      id: "a",
      user_id: mother.id,
      month: "2026-11",
      theme: "eating",
      is_useful: 1,
      changed_at: moment,
      version: 1,
    })
    .execute()
  return mother
}

const rowsOf = async ({ db }: TestApp) => ({
  sessions: (await db.selectFrom("session").select("id").execute()).length,
  ratings: (await db.selectFrom("answer_ratings").select("id").execute()).length,
  devices: (await db.selectFrom("known_devices").select("device_id").execute()).length,
})

const all = { sessions: 1, ratings: 1, devices: 1 }
const none = { sessions: 0, ratings: 0, devices: 0 }

describeOnBoth("a clock that leaps ahead", (createTestApp) => {
  test("deletes nothing by its age, says so, and comes back without a trace", async () => {
    const app = await createTestApp()
    await withRows(app)
    await runAt(app, testNow)
    await runAt(app, after(2 * yearMs))
    await runAt(app, after(2 * yearMs + 15_000))
    expect(await rowsOf(app)).toEqual(all)
    expect(app.logLines.filter((line) => line.includes(leapt))).toHaveLength(1)
    await runAt(app, after(26 * hourMs))
    await runAt(app, after(50 * hourMs))
    expect(await rowsOf(app)).toEqual(all)
    expect(await app.db.selectFrom("operator_moments").selectAll().execute()).toHaveLength(2)
  })
})

describeRules("what is deleted by its age", (createTestApp) => {
  test("goes a day after a pause of years, however seldom the machine is on", async () => {
    const app = await createTestApp()
    await withRows(app)
    await runAt(app, testNow)
    await runAt(app, after(2 * yearMs))
    await runAt(app, after(2 * yearMs + 23 * hourMs))
    expect(await rowsOf(app)).toEqual(all)
    await runAt(app, after(2 * yearMs + 46 * hourMs))
    expect(await rowsOf(app)).toEqual(none)
  })

  test("waits anew after another leap, and goes as ever where the machine is on each day", async () => {
    const app = await createTestApp()
    await withRows(app)
    await runAt(app, testNow)
    await runAt(app, after(2 * yearMs))
    await runAt(app, after(3 * yearMs))
    await runAt(app, after(3 * yearMs + 20 * hourMs))
    expect(await rowsOf(app)).toEqual(all)
    expect(app.logLines.filter((line) => line.includes(leapt))).toHaveLength(2)
    await runAt(app, after(3 * yearMs + 40 * hourMs))
    expect(await rowsOf(app)).toEqual(none)
  })

  test("stays where the operator deletes idle accounts on such a day", async () => {
    const app = await createTestApp()
    await withRows(app)
    await runAt(app, testNow)
    await runAt(app, after(2 * yearMs))
    expect(await runIdleAccounts(app.place(), "delete")).toMatchObject({ code: 1, out: "" })
  })
})
