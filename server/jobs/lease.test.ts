import { expect, test } from "vitest"
import { describeOnBoth, describeOnPostgres, type TestApp } from "#tests/api/test-app.ts"
import { createJobs } from "./jobs.ts"
import { addHandled, claimJob, finishJob, renewLease } from "./lease.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

function move(app: TestApp, ms: number) {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}

async function claimed(app: TestApp) {
  const lease = await claimJob(app.db, "test", app.clock.now)
  if (!lease) throw new Error("the job was not to be had")
  return lease
}

describeOnBoth("lease of a job", (createTestApp) => {
  test("of ten who ask for a job at once one gets it, and once it is done nobody until the next day", async () => {
    const app = await createTestApp()
    for (let day = 0; day < 3; day++) {
      const asked = Array.from({ length: 10 }, () => claimJob(app.db, "test", app.clock.now))
      const leases = (await Promise.all(asked)).filter((lease) => lease !== undefined)
      expect(leases).toHaveLength(1)
      for (const lease of leases) await finishJob(app.db, lease, app.clock.now)
      move(app, dayMs - 1)
      expect(await claimJob(app.db, "test", app.clock.now)).toBeUndefined()
      move(app, 1)
    }
  })

  test("a process that died is followed by another when its lease ends, which goes on counting", async () => {
    const app = await createTestApp()
    const dead = await claimed(app)
    await addHandled(app.db, dead, 2)
    move(app, 10 * minuteMs - 1)
    expect(await claimJob(app.db, "test", app.clock.now)).toBeUndefined()
    move(app, 1)
    const next = await claimed(app)
    expect(next.handled).toBe(2)

    expect(await renewLease(app.db, dead, app.clock.now)).toBe(false)
    await expect(addHandled(app.db, dead, 1)).rejects.toThrow()
    await finishJob(app.db, dead, app.clock.now)
    expect(await renewLease(app.db, next, app.clock.now)).toBe(true)
    await finishJob(app.db, next, app.clock.now)
    move(app, dayMs)
    expect(await claimed(app)).toMatchObject({ handled: 0 })
  })

  test("a lease that is renewed does not end", async () => {
    const app = await createTestApp()
    const lease = await claimed(app)
    for (let time = 0; time < 5; time++) {
      move(app, 9 * minuteMs)
      expect(await renewLease(app.db, lease, app.clock.now)).toBe(true)
      expect(await claimJob(app.db, "test", app.clock.now)).toBeUndefined()
    }
  })

  test("a clock that is put back a year holds up neither a job that was done nor one that was left", async () => {
    const app = await createTestApp()
    await finishJob(app.db, await claimed(app), app.clock.now)
    move(app, -365 * dayMs)
    await claimed(app)
    move(app, -365 * dayMs)
    await claimed(app)
  })
})

describeOnBoth("daily jobs", (createTestApp) => {
  test("one that fails keeps no other from running, is logged, and is tried again within ten minutes", async () => {
    const app = await createTestApp()
    await app.db.schema.alterTable("asked_questions").renameTo("hidden").execute()
    const run = async () => {
      app.jobs.wake()
      await app.background.settled()
      const jobs = await app.db.selectFrom("jobs").selectAll().orderBy("name").execute()
      return jobs.map(({ name, leased_until }) => [name, leased_until === null ? "done" : "left"])
    }
    expect(await run()).toEqual([
      ["daily-figures", "done"],
      ["delete-expired", "left"],
      ["hash-session-tokens", "done"],
      ["idle-accounts", "done"],
      ["policy-notices", "done"],
      ["seal-anew", "done"],
      ["unconsented-data", "done"],
      ["withdrawn-receipts", "done"],
    ])
    expect(app.logLines.filter((line) => line.includes("daily job failed"))).toHaveLength(1)
    await app.db.schema.alterTable("hidden").renameTo("asked_questions").execute()
    move(app, 10 * minuteMs)
    expect(await run()).toEqual([
      ["daily-figures", "done"],
      ["delete-expired", "done"],
      ["hash-session-tokens", "done"],
      ["idle-accounts", "done"],
      ["policy-notices", "done"],
      ["seal-anew", "done"],
      ["unconsented-data", "done"],
      ["withdrawn-receipts", "done"],
    ])
  })

  test("a server that is stopping begins none, and leaves one that it is at to the next at once", async () => {
    const app = await createTestApp()
    const stopped = createJobs({ ...app, now: () => app.clock.now })
    stopped.wake()
    stopped.stop()
    stopped.wake()
    await app.background.settled()
    app.jobs.wake()
    await app.background.settled()
    const jobs = await app.db.selectFrom("jobs").select(["name", "leased_until"]).orderBy("name").execute()
    expect(jobs).toEqual([
      { name: "daily-figures", leased_until: null },
      { name: "delete-expired", leased_until: null },
      { name: "hash-session-tokens", leased_until: null },
      { name: "idle-accounts", leased_until: null },
      { name: "policy-notices", leased_until: null },
      { name: "seal-anew", leased_until: null },
      { name: "unconsented-data", leased_until: null },
      { name: "withdrawn-receipts", leased_until: null },
    ])
  })
})

describeOnPostgres("daily jobs of several processes", (createTestApp) => {
  test("two runners do each job once between them", async () => {
    const here = await createTestApp()
    const there = await createTestApp({ DATABASE_URL: here.env.databaseUrl ?? "" })
    const mother = await here.mother("Ana")
    const question = { user_id: mother.id, text: "?", created_at: "2020-01-01T00:00:00.000Z", mailed_at: null }
    const rows = Array.from({ length: 1200 }, () => ({ ...question, id: crypto.randomUUID() }))
    await here.db.insertInto("support_questions").values(rows).execute()
    for (const { jobs } of [here, there]) jobs.wake()
    await Promise.all([here.background.settled(), there.background.settled()])
    const lines = [...here.logLines, ...there.logLines].map((line) => JSON.parse(line))
    expect(lines.filter(({ table }) => table === "support_questions")).toMatchObject([{ rows: 1200 }])
    expect(await here.db.selectFrom("support_questions").selectAll().execute()).toEqual([])
  })
})
