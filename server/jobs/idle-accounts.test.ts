import { sql } from "kysely"
import { expect, test } from "vitest"
import { addDays, addMonths } from "#domain/privacy/retention.ts"
import { startMailServer } from "#tests/api/mail-server.ts"
import { runIdleAccounts } from "#tests/api/run-programs.ts"
import {
  type CreateTestApp,
  describeOnBoth,
  describeOnPostgres,
  describeRules,
  type TestApp,
  testNow,
} from "#tests/api/test-app.ts"
import { deleteDue } from "./idle-deletion.ts"
import { claimJob } from "./lease.ts"

const subject = /sem uso|Último aviso/

async function appWithMails(createTestApp: CreateTestApp) {
  const server = await startMailServer()
  const app = await createTestApp({ SMTP_URL: server.url })
  const warnings = () => server.received.filter((mail) => subject.test(mail.subject ?? ""))
  return { app, server, warnings }
}

async function runJobs(app: TestApp) {
  app.jobs.wake()
  await app.background.settled()
}

/** Runs the jobs day by day, and returns the days on which something changed. */
async function passDays(app: TestApp, until: Date, look: () => Promise<string> | string) {
  const changes: [string, string][] = []
  let seen = await look()
  while (app.clock.now < until) {
    app.clock.now = addDays(app.clock.now, 1)
    await runJobs(app)
    const now = await look()
    if (now !== seen) changes.push([app.clock.now.toISOString().slice(0, 10), now])
    seen = now
  }
  return changes
}

async function accounts(app: TestApp) {
  return (await app.db.selectFrom("user").select("id").execute()).length
}

/** Inserts accounts that have been idle long enough to be deleted, most of them warned twice. */
async function insertIdle(app: TestApp, now: Date, count: number) {
  const at = addMonths(now, -36).toISOString()
  const emailVerified = app.type === "sqlite" ? 0 : false
  const user = { full_name: "Ana", emailVerified, createdAt: at, updatedAt: at, last_used_at: at }
  const ids = Array.from({ length: count }, (_, number) => `idle-${number}`)
  const users = ids.map((id) => ({ ...user, id, email: `${id}@example.org` }))
  await app.db.insertInto("user").values(users).execute()
  const warning = (id: string, number: 1 | 2, days: number) => {
    const at = addDays(now, -days).toISOString()
    return { id: `${id}-${number}`, user_id: id, number, queued_at: at, delivered_at: at }
  }
  const warnings = ids.flatMap((id) => [warning(id, 1, 60), warning(id, 2, 30)])
  await app.db.insertInto("idle_warnings").values(warnings).execute()
}

// These tests pass many days, so they run on one database only. The database's statements are tested on both further
// below.
describeRules("an account that nobody uses", (createTestApp) => {
  test("is warned of twice, a month apart, and goes a month later and after two years, with all that is in it", async () => {
    const { app, warnings } = await appWithMails(createTestApp)
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    while (app.clock.now < addMonths(testNow, 21)) {
      app.clock.now = addDays(app.clock.now, 20)
      await runJobs(app)
      await app.db
        .updateTable("user")
        .set({ last_used_at: app.clock.now.toISOString() })
        .where("id", "=", bia.id)
        .execute()
    }
    expect(warnings()).toEqual([])
    await app.db
      .updateTable("user")
      .set({ last_used_at: "2028-12-01T00:00:00.000Z" })
      .where("id", "=", bia.id)
      .execute()
    app.clock.now = addMonths(testNow, 21)
    const look = async () => `${warnings().length} warnings, ${await accounts(app)} accounts`
    expect(await passDays(app, addMonths(testNow, 25), look)).toEqual([
      ["2028-09-23", "1 warnings, 2 accounts"],
      ["2028-10-23", "2 warnings, 2 accounts"],
      ["2028-11-23", "2 warnings, 1 accounts"],
    ])
    const [first, second] = warnings()
    for (const mail of [first, second]) expect(mail?.to).toMatchObject([{ address: ana.account.email }])
    for (const mail of [first, second]) expect(mail?.text).toContain("22 de novembro de 2028")
    expect(first?.text).toContain("http://florescer.test/login")
    expect(await app.db.selectFrom("account").select("userId").execute()).toEqual([{ userId: bia.id }])
    expect(app.logLines.join()).not.toContain(ana.account.email)
  })
})

describeOnBoth("an account that nobody uses", (createTestApp) => {
  test("begins anew when she comes back between the warnings, and what waits to be sent is dropped", async () => {
    const { app, server, warnings } = await appWithMails(createTestApp)
    const ana = await app.mother("Ana")
    app.clock.now = addDays(addMonths(testNow, 22), 2)
    await runJobs(app)
    expect(warnings()).toHaveLength(1)
    server.state.manner = "refuses for now"
    app.clock.now = addDays(app.clock.now, 30)
    await runJobs(app)
    expect(await app.db.selectFrom("idle_warnings").select("id").execute()).toHaveLength(2)

    expect((await app.visitor().signIn(ana.account)).status).toBe(200)
    const back = app.clock.now
    expect(await app.db.selectFrom("idle_warnings").selectAll().execute()).toEqual([])
    server.state.manner = "takes"
    for (const days of [1, 31, 61, 91, 600]) {
      app.clock.now = addDays(back, days)
      await runJobs(app)
    }
    expect(warnings()).toHaveLength(1)
    app.clock.now = addDays(addMonths(back, 22), 2)
    await runJobs(app)
    expect(warnings()).toHaveLength(2)
    expect(await accounts(app)).toBe(1)
  })

  test("gets no warning where no mail server is connected, and goes after three years, but not before the policy says so", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    const until = addDays(addMonths(testNow, 36), 10)
    const look = async () => String(await accounts(app))
    app.clock.now = addMonths(testNow, 35)
    await runJobs(app)
    app.clock.now = addMonths(testNow, 36)
    expect(await passDays(app, until, look)).toEqual([["2029-11-23", "0"]])
    expect((await app.outbox()).filter(({ kind }) => kind === "idle-warning")).toEqual([])

    const upgraded = await createTestApp()
    await upgraded.mother("Ana")
    await upgraded.db.updateTable("policy_versions").set({ applies_at: until.toISOString() }).execute()
    upgraded.clock.now = addDays(until, -3)
    expect(await passDays(upgraded, addDays(until, 3), async () => String(await accounts(upgraded)))).toEqual([
      [until.toISOString().slice(0, 10), "0"],
    ])
  })

  test("goes after its warnings also where the mail server that sent them is gone", async () => {
    const app = await createTestApp()
    await insertIdle(app, addMonths(testNow, 30), 1)
    app.clock.now = addMonths(testNow, 30)
    await runJobs(app)
    expect(await accounts(app)).toBe(0)
  })

  test("goes with at most one in a hundred a day, the log says how many more are due, and the operator's yes lets all go", async () => {
    const { app } = await appWithMails(createTestApp)
    const now = new Date()
    await insertIdle(app, now, 300)
    await app.db.deleteFrom("idle_warnings").where("id", "in", ["idle-0-2", "idle-1-1"]).execute()
    app.clock.now = now
    await runJobs(app)
    expect(await accounts(app)).toBe(297)
    await runJobs(app)
    expect(await accounts(app)).toBe(297)
    const lines = app.logLines.map((line) => JSON.parse(line)).filter(({ due }) => due)
    expect(lines).toMatchObject([{ due: 295, allowed: 3, msg: expect.stringContaining("npm run idle-accounts") }])
    app.clock.now = addDays(now, 1)
    await runJobs(app)
    expect(await accounts(app)).toBe(295)

    const place = { dataDir: app.env.dataDir, databaseUrl: app.env.databaseUrl }
    const counted = await runIdleAccounts(place)
    expect(counted).toMatchObject({ code: 0, err: "" })
    expect(counted.out).toMatch(/due to be deleted: 293\.\n.*their time: 2\.\n/)
    expect(counted.out).not.toContain("@")
    expect(await runIdleAccounts(place, "all")).toMatchObject({ code: 1, out: "" })
    expect(await runIdleAccounts(place, "delete")).toMatchObject({ code: 0, out: "Accounts deleted: 293.\n" })
    expect(await accounts(app)).toBe(2)
  })

  test("goes, one a day, where there are few; a process that takes over goes on with the day's count", async () => {
    const { app } = await appWithMails(createTestApp)
    await insertIdle(app, testNow, 5)
    const dead = await claimJob(app.db, "idle-accounts", app.clock.now)
    await app.db
      .updateTable("jobs")
      .set({ handled: 1 })
      .where("name", "=", dead?.name ?? "")
      .execute()
    app.clock.now = new Date(testNow.getTime() + 10 * 60_000)
    await runJobs(app)
    expect(await accounts(app)).toBe(5)
    app.clock.now = addDays(app.clock.now, 1)
    await runJobs(app)
    expect(await accounts(app)).toBe(4)
  })

  test("a link to a new password goes with it", async () => {
    const app = await createTestApp()
    await insertIdle(app, testNow, 1)
    const moments = {
      expiresAt: "2099-01-01T00:00:00.000Z",
      createdAt: testNow.toISOString(),
      updatedAt: testNow.toISOString(),
    }
    for (const value of ["idle-0", "somebody"]) {
      await app.db
        .insertInto("verification")
        .values({ id: value, identifier: value, value, ...moments })
        .execute()
    }
    expect(await app.db.transaction().execute((transaction) => deleteDue(transaction, testNow, 10))).toBe(1)
    expect(await app.db.selectFrom("verification").select("value").execute()).toEqual([{ value: "somebody" }])
  })
})

describeRules("an account that nobody uses and no mail reaches", (createTestApp) => {
  test.each([
    ["refuses for good", [1, 31, 61]],
    // A mail to a missing mailbox is not sent again, so the first warning that arrives is the next one that is written.
    ["knows no recipient", [22, 52, 82]],
  ] as const)("stays as long as a mail server %s, and is warned anew", async (manner, days) => {
    const { app, server, warnings } = await appWithMails(createTestApp)
    await app.mother("Ana")
    await app.background.settled()
    server.state.manner = manner
    app.clock.now = addMonths(testNow, 22)
    const ids = async () => (await app.db.selectFrom("idle_warnings").select("id").execute()).map(({ id }) => id).join()
    const changes = await passDays(app, addDays(app.clock.now, 100), ids)
    // Each warning is given up forty days after it was written, and another one is written.
    expect(changes.map(([day]) => day)).toEqual(["2028-09-23", "2028-11-02", "2028-12-12"])
    expect(await accounts(app)).toBe(1)
    server.state.manner = "takes"
    const look = async () => `${warnings().length} warnings, ${await accounts(app)} accounts`
    const start = app.clock.now
    const [first, second, gone] = days.map((day) => addDays(start, day).toISOString().slice(0, 10))
    expect(await passDays(app, addDays(start, 90), look)).toEqual([
      [first, "1 warnings, 1 accounts"],
      [second, "2 warnings, 1 accounts"],
      [gone, "2 warnings, 0 accounts"],
    ])
  })
})

describeRules("an account that nobody uses and that no mail ever reaches", (createTestApp) => {
  test("is warned of again and again, and goes after three years", async () => {
    const { app, server } = await appWithMails(createTestApp)
    await app.mother("Ana")
    await app.background.settled()
    server.state.manner = "refuses for good"
    for (app.clock.now = addMonths(testNow, 22); app.clock.now < addMonths(testNow, 35); ) {
      app.clock.now = addDays(app.clock.now, 20)
      await runJobs(app)
    }
    const look = async () => String(await accounts(app))
    app.clock.now = addMonths(testNow, 36)
    expect(await passDays(app, addDays(addMonths(testNow, 36), 5), look)).toEqual([["2029-11-23", "0"]])
  })
})

describeOnPostgres("an account that nobody uses", (createTestApp) => {
  test("stays when she comes back in the very moment in which it is being deleted", async () => {
    const app = await createTestApp()
    await insertIdle(app, testNow, 2)
    const noted = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const back = app.db.transaction().execute(async (transaction) => {
      const user = transaction.updateTable("user").where("id", "=", "idle-0")
      await user.set({ last_used_at: testNow.toISOString() }).execute()
      noted.resolve()
      await gate.promise
    })
    await noted.promise
    const deleting = app.db.transaction().execute((transaction) => deleteDue(transaction, testNow, 10))
    await expect
      .poll(
        async () => {
          const { rows } = await sql`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            app.db,
          )
          return rows.length
        },
        { timeout: 20_000 },
      )
      .toBe(1)
    gate.resolve()
    await back
    expect(await deleting).toBe(1)
    expect(await app.db.selectFrom("user").select("id").execute()).toEqual([{ id: "idle-0" }])
  })
})
