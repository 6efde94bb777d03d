import { sql } from "kysely"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { agreeToAll } from "#tests/api/agree.ts"
import { anaOfTheFirstSchema, placeOfTheFirstSchema } from "#tests/api/first-schema.ts"
import { emptyPlace, type Place, startRealServer } from "#tests/api/real-server.ts"
import { createLog } from "../log.ts"
import { knownVersions, migrate } from "./migrate.ts"
import { openDatabase } from "./open.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function opened(place: Place) {
  const database = await openDatabase(place, createLog("silent"))
  onTestFinished(database.close)
  return database
}

/** Ana signs in and finds what the first Florescer kept for her. */
async function expectAnasRows(server: Awaited<ReturnType<typeof startRealServer>>) {
  const ana = server.visitor()
  expect(await ana.signIn(anaOfTheFirstSchema)).toMatchObject({
    status: 200,
    body: { user: { name: "Ana Lúcia d'Ávila" } },
  })
  expect((await ana.get("/api/progress")).body.progress).toEqual({
    value: {
      day: 3,
      percentage: 100 / 7 + 100 / 7 + 100 / 7 / 4,
      checklist: { morning: true, mainMeal: false, snack: false, activity: false },
    },
    changedAt: "2026-11-21T08:00:00.000Z",
  })
  expect((await ana.get("/api/check-ins/2026-11-20")).body.checkIn.value).toEqual({ energy: 5, mood: 4, bloating: 3 })
  expect((await ana.get("/api/onboarding")).body.onboarding).toMatchObject({
    restrictions: 'amendoim; "leite"\ne ovo',
    goals: ["More energy", "Improve sleep"],
    preferredFoods: "mandioca 🌸",
  })
  const { user } = (await ana.get("/api/account/export")).body
  expect(user).toMatchObject({ fullName: "Ana Lúcia d'Ávila", termsVersion: null })
  // She is asked before something new is kept, and finds what was kept before without.
  await agreeToAll(ana.put)
  const entry = { mood: "🙂", notes: "Dormi.", createdAt: "2026-11-21T08:00:00.000Z" }
  expect((await ana.put(`/api/diary-entries/${crypto.randomUUID()}`, entry)).status).toBe(200)
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

  test("a Florescer that is older than the database does not start on it, and says why", async () => {
    const place = await placeOfTheFirstSchema(type)
    const { db } = await opened(place)
    const moment = "2099-01-01T00:00:00.000Z"
    await sql`insert into kysely_migration values ('999-of-tomorrow', ${moment})`.execute(db)
    await expect(startRealServer(place)).rejects.toThrow(
      /cannot be used \(a newer Florescer made it: 999-of-tomorrow\)\./,
    )
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain("diary_entries")
  })

  test("processes that start on it at once migrate it once", async () => {
    const place = await placeOfTheFirstSchema(type)
    const servers = await Promise.all([1, 2].map(() => startRealServer(place)))
    for (const server of servers) await expectAnasRows(server)
    const { db } = await opened(place)
    const done = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom("kysely_migration")
      .selectAll()
    expect((await done.orderBy("name").execute()).map(({ name }) => name)).toEqual(knownVersions)
  })
})
