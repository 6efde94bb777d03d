import { sql } from "kysely"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { agreeToAll } from "#tests/api/agree.ts"
import { anaOfTheFirstSchema, placeOfTheFirstSchema } from "#tests/api/first-schema.ts"
import { emptyPlace, type Place, startRealServer } from "#tests/api/real-server.ts"
import { send, written } from "#tests/api/sync.ts"
import { createLog } from "../log.ts"
import { knownVersions, migrate } from "./migrate.ts"
import { type Database, openDatabase } from "./open.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function opened(place: Place) {
  const database = await openDatabase(place, createLog("silent"))
  onTestFinished(database.close)
  return database
}

async function noteVersion({ db }: Database, version: string) {
  await sql`insert into kysely_migration values (${version}, '2099-01-01T00:00:00.000Z')`.execute(db)
}

/** Ana signs in and finds what the first release stored for her. */
async function expectAnasRows(server: Awaited<ReturnType<typeof startRealServer>>) {
  const visitor = server.visitor()
  const { status, body: signedIn } = await visitor.signIn(anaOfTheFirstSchema)
  expect([status, signedIn.user.name]).toEqual([200, "Ana Lúcia d'Ávila"])
  const ana = { ...visitor, id: signedIn.user.id as string }
  expect((await ana.get("/api/progress")).body.progress).toEqual({
    value: {
      day: 3,
      percentage: 100 / 7 + 100 / 7 + 100 / 7 / 4,
      checklist: { morning: true, mainMeal: false, snack: false, activity: false },
    },
    changedAt: "2026-11-21T08:00:00.000Z",
  })
  expect((await ana.get("/api/check-ins/2026-11-20")).body.checkIn.value).toEqual({ energy: 5, mood: 4, bloating: 3 })
  const { user, onboarding } = (await ana.get("/api/account/export")).body
  expect(onboarding).toMatchObject({
    restrictions: 'amendoim; "leite"\ne ovo',
    goals: ["More energy", "Improve sleep"],
    preferredFoods: "mandioca 🌸",
  })
  expect(user).toMatchObject({ fullName: "Ana Lúcia d'Ávila", termsVersion: null })
  // The user must consent before anything new is stored, but what was stored before is still there.
  await agreeToAll(ana)
  expect(await send(ana, written())).toMatchObject({ status: "applied" })
}

describe.each(["sqlite", "postgres"] as const)("upgrade from the first schema (%s)", (type) => {
  test("a mother signs in with the password of then and finds everything she kept", async () => {
    await expectAnasRows(await startRealServer(await placeOfTheFirstSchema(type)))
  })

  test("an upgraded database has the very schema of a new one", async () => {
    const [upgraded, fresh] = [await opened(await placeOfTheFirstSchema(type)), await opened(await emptyPlace(type))]
    for (const database of [upgraded, fresh]) await migrate(database)
    const tables = await fresh.db.introspection.getTables()
    expect(await upgraded.db.introspection.getTables()).toEqual(tables)
    expect(tables.length).toBeGreaterThan(8)
  })

  test("while a rolling upgrade lasts, an older process starts on what a newer one has added to the database", async () => {
    const place = await placeOfTheFirstSchema(type)
    const database = await opened(place)
    await migrate(database)
    await sql`alter table "user" add column of_tomorrow text`.execute(database.db)
    await noteVersion(database, "999-of-tomorrow")
    await expectAnasRows(await startRealServer(place))
    expect(await migrate(database)).toEqual(["999-of-tomorrow"])
  })

  test("a Florescer that is older than a break in the database does not start on it, and says why", async () => {
    const place = await placeOfTheFirstSchema(type)
    const database = await opened(place)
    const { db } = database
    await noteVersion(database, "998-of-tomorrow-breaking")
    await noteVersion(database, "999-of-tomorrow")
    await expect(startRealServer(place)).rejects.toThrow(
      /cannot be used \(a newer Florescer made it: 998-of-tomorrow-breaking\)\./,
    )
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain("rows")
  })

  test("processes that start on it at once migrate it once", async () => {
    const place = await placeOfTheFirstSchema(type)
    const starts = await Promise.allSettled([1, 2].map(() => startRealServer(place)))
    const servers = starts.flatMap((start) => (start.status === "fulfilled" ? start.value : []))
    const refusals = starts.flatMap((start) => (start.status === "rejected" ? String(start.reason) : []))
    // A SQLite file can have only one server at a time.
    expect(refusals).toEqual(type === "sqlite" ? [expect.stringContaining("Another server runs")] : [])
    for (const server of servers) await expectAnasRows(server)
    const { db } = await opened(place)
    const done = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom("kysely_migration")
      .selectAll()
    expect((await done.orderBy("name").execute()).map(({ name }) => name)).toEqual(knownVersions)
  })
})
