import { expect, test } from "vitest"
import { accountDaysLeast, activeLeast, type Counted, countedForMs, roundedDown } from "#domain/lit-windows/awake.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnPostgres, describeRules, type TestApp } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import type { Visitor } from "#tests/api/visitor.ts"
import { until } from "#tests/resilience/until.ts"
import { createAwake } from "./awake.ts"

type Mother = Visitor & { id: string }

const place = "/api/lit-windows"

describeRules("lit windows", (createTestApp) => {
  /** Creates this many users whose accounts are old enough, and others who were active this week. */
  async function mothersOf(app: TestApp, count: number, active: number = activeLeast) {
    const mothers: Mother[] = []
    for (let nth = 0; nth < count; nth++) mothers.push(await app.mother(`Mother${nth}`))
    await makeOld(app)
    const moment = app.clock.now.toISOString()
    const others = Array.from({ length: active }, (_, nth) => ({
      ...{ id: `other ${nth}`, full_name: "Other", email: `other${nth}@example.org`, emailVerified: 1 },
      ...{ createdAt: moment, updatedAt: moment, last_used_at: moment },
    }))
    for (const other of others) await app.db.insertInto("user").values(other).execute()
    return mothers
  }

  async function makeOld({ db, clock }: TestApp) {
    const createdAt = addDays(clock.now, -accountDaysLeast - 1).toISOString()
    await db.updateTable("user").set({ createdAt }).execute()
  }

  const look = (mother: Visitor) => mother.post(place, {})
  const later = (app: TestApp) => {
    app.clock.now = new Date(app.clock.now.getTime() + countedForMs)
  }

  async function toldAfter(app: TestApp, awake: Visitor[], asked: Visitor) {
    for (const mother of awake) expect(await look(mother)).toMatchObject({ status: 200 })
    later(app)
    return (await look(asked)).body.awake
  }

  test("she is told how many were awake ten minutes before, at least four fewer and rounded down", async () => {
    const app = await createTestApp()
    const mothers = await mothersOf(app, 16)
    const [ana] = mothers as [Mother]
    expect((await look(ana)).body).toEqual({ awake: 0, words: null })
    const told = await toldAfter(app, [...mothers, ...mothers], ana)
    expect([5, 10]).toContain(told)
    expect(told).toBeLessThanOrEqual(roundedDown(16 - 4))
    // After the period, nobody is remembered.
    later(app)
    expect((await look(ana)).body).toEqual({ awake: 0, words: null })
    expect((await app.visitor().post(place, {})).status).toBe(401)
  })

  test("who holds four accounts does not learn whether a fifth woman is awake, at any time of the night", async () => {
    const app = await createTestApp()
    const mothers = await mothersOf(app, 5)
    const [ana, , , , bia] = mothers as [Mother, Mother, Mother, Mother, Mother]
    for (let night = 0; night < 12; night++) {
      expect(await toldAfter(app, mothers, ana)).toBe(0)
      expect(
        await toldAfter(
          app,
          mothers.filter((each) => each !== bia),
          ana,
        ),
      ).toBe(0)
    }
  })

  test("where few were active, nobody is told, and neither new accounts nor the team count", async () => {
    const few = await createTestApp()
    const mothers = await mothersOf(few, 16, 0)
    expect(await toldAfter(few, mothers, mothers[0] as Visitor)).toBe(0)

    const app = await createTestApp()
    const [ana, bia, caro, duda] = (await mothersOf(app, 4)) as [Mother, Mother, Mother, Mother]
    const young: Mother[] = []
    for (let nth = 0; nth < 12; nth++) young.push(await app.mother(`New${nth}`))
    expect(await toldAfter(app, [ana, bia, caro, duda, ...young], ana)).toBe(0)
    const members: Mother[] = []
    for (let nth = 0; nth < 12; nth++) members.push(await teamMember(app, `Team${nth}`))
    await makeOld(app)
    expect(await toldAfter(app, [ana, bia, caro, duda, ...members], ana)).toBe(0)
    expect(await toldAfter(app, [ana, bia, caro, duda, ...young], ana)).toBeGreaterThan(0)
  })

  test("what the team says tonight is told to all for a day, one sentence at a time, by first name", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const olga = await teamMember(app, "Olga", { isOperator: true })
    const marta = await teamMember(app, "Marta")
    const words = { language: "pt", text: "A noite passa." } as const
    expect((await marta.put("/api/team/night-words", words)).status).toBe(404)
    expect((await ana.put("/api/team/night-words", words)).status).toBe(404)
    for (const text of ["", " ", "a".repeat(161), "Two\nlines", "\u202Eturned"])
      expect(await olga.put("/api/team/night-words", { ...words, text })).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", fields: { text: expect.any(String) } },
      })
    for (const text of ["Um gole de água.", words.text])
      expect((await olga.put("/api/team/night-words", { ...words, text })).status).toBe(200)
    expect((await look(ana)).body.words).toEqual({ ...words, name: "Olga" })
    expect((await olga.get("/api/team/night-words")).body).toEqual({
      areShown: true,
      words: { ...words, name: "Olga" },
    })
    app.clock.now = addDays(app.clock.now, 1)
    expect((await look(ana)).body.words).toBeNull()
    app.jobs.wake()
    await app.background.settled()
    expect(await app.db.selectFrom("night_words").selectAll().execute()).toEqual([])
    await olga.put("/api/team/night-words", words)
    expect((await olga.send("DELETE", "/api/team/night-words")).status).toBe(200)
    expect((await look(ana)).body.words).toBeNull()
  })

  test("an operator can switch it off", async () => {
    const app = await createTestApp({ LIT_WINDOWS: "false" })
    expect(await look(await app.mother("Ana"))).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  })

  test("nothing of it reaches a table or a line of the log", async () => {
    const app = await createTestApp({ LOG_REQUESTS: "all" })
    const mothers = await mothersOf(app, 8)
    // These requests store what every request does, such as the session's last use, so that it cannot count as a change
    // below.
    for (const mother of mothers) await mother.get("/api/sync")
    // Their sign-up mails are being sent meanwhile, and leave the queue.
    await app.background.settled()
    const before = await everyRow(app)
    app.logLines.length = 0
    for (const mother of [...mothers, ...mothers]) await look(mother)
    later(app)
    for (const mother of mothers) await look(mother)
    expect(await everyRow(app)).toEqual(before)
    expect(app.logLines.length).toBeGreaterThan(0)
    for (const { id } of mothers) expect(app.logLines.join("")).not.toContain(id)
  })
})

async function everyRow({ db }: TestApp) {
  const tables = await db.introspection.getTables()
  const read = tables.map(({ name }) =>
    db
      .selectFrom(name as "user")
      .selectAll()
      .execute(),
  )
  return Promise.all(read)
}

describeOnPostgres("lit windows of several processes", (createTestApp) => {
  test("the sum of what all processes counted is told by each, and each tells the same", async () => {
    const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
    const [one, other] = [
      await createTestApp({ DATABASE_URL: databaseUrl }),
      await createTestApp({ DATABASE_URL: databaseUrl }),
    ]
    const heard: Counted[] = []
    // A page that listens makes its process connect to the others.
    for (const { events } of [one, other])
      events.listen(
        "somebody",
        () => {},
        () => {},
      )
    other.events.listenToCounts((counted) => heard.push(counted))
    const shared = { key: "a key of all processes", now: () => now }
    let now = new Date("2026-11-21T03:00:00.000Z")
    const [here, there] = [
      createAwake({ ...shared, events: one.events }),
      createAwake({ ...shared, events: other.events }),
    ]
    await until(async () => {
      one.events.announceCount({ period: 0, count: 1 })
      return heard.length > 0
    })
    for (let nth = 0; nth < 30; nth++) (nth % 2 === 0 ? here : there).note(`mother ${nth}`)
    now = new Date(now.getTime() + countedForMs)
    expect([here.told(), there.told()]).toEqual([10, 10])
    await until(() => here.told() === 20)
    await until(() => there.told() === 20)
  })
})
