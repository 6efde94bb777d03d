import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { getMigrations } from "better-auth/db/migration"
import { sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { describeOnBoth, describeOnPostgres, type TestApp } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { createAuth } from "../auth.ts"
import { createRateLimits } from "../rate-limits.ts"
import { migrate, migrateTo } from "./migrate.ts"
import { openDatabase } from "./open.ts"

async function emptyDatabase({ type, env, log }: TestApp) {
  const dataDir = mkdtempSync(join(env.dataDir, "empty-"))
  const database = await openDatabase({ dataDir, databaseUrl: await freshDatabaseUrl(type) }, log)
  onTestFinished(database.close)
  return database
}

describeOnBoth("migrations", (createTestApp) => {
  test("Better Auth finds its schema as it would have made it", async () => {
    const app = await createTestApp()
    const auth = createAuth({ ...app, limits: createRateLimits(app.database, app.secret), now: () => app.clock.now })
    const plan = await getMigrations(auth.options)
    expect(plan.toBeCreated).toEqual([])
    expect(plan.toBeAdded).toEqual([])
    expect(plan.toBeAddedIndexes).toEqual([])
    expect(plan.schemaProblems).toEqual([])
  })

  test("a second run changes nothing", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await migrate(app.database)
    expect((await mother.get("/api/progress")).status).toBe(200)
  })

  test("a database of the first day gets profiles and a diary, and keeps what it holds", async () => {
    const app = await createTestApp()
    const database = await emptyDatabase(app)
    await migrateTo(database, "001-first-day")
    const moment = "2026-11-21T08:00:00.000Z"
    const emailVerified = app.type === "sqlite" ? 0 : false
    const user = { id: "ana", full_name: "Ana", email: "ana@example.org", emailVerified, createdAt: moment }
    const progress = { user_id: "ana", day: 1, percentage: 0, checklist: "{}", changed_at: moment }
    await database.db
      .insertInto("user")
      .values({ ...user, updatedAt: moment })
      .execute()
    await database.db.insertInto("progress").values(progress).execute()

    await migrate(database)
    expect(await database.db.selectFrom("progress").selectAll().execute()).toEqual([progress])
    const written = { mood: "🙂", notes: "Dormi.", created_at: moment, stored_at: moment } as const
    const entry = { id: "1", user_id: "ana", ...written }
    await database.db.insertInto("diary_entries").values(entry).execute()
    expect(await database.db.selectFrom("diary_entries").selectAll().execute()).toMatchObject([entry])
    expect(await database.db.selectFrom("profiles").selectAll().execute()).toEqual([])
  })

  test("mails that wait stay as they are, and those to the team no longer go with an account", async () => {
    const app = await createTestApp()
    const database = await emptyDatabase(app)
    const { db } = database
    await migrateTo(database, "009-silence")
    const moment = "2026-11-21T08:00:00.000Z"
    const emailVerified = app.type === "sqlite" ? 0 : false
    const user = { id: "ana", full_name: "Ana", email: "ana@example.org", emailVerified, createdAt: moment }
    await db
      .insertInto("user")
      .values({ ...user, updatedAt: moment })
      .execute()
    const moments = { created_at: moment, expires_at: moment, due_at: moment }
    const mail = { user_id: "ana", content: "sealed", attempts: 1, ...moments }
    const mails = [
      { ...mail, id: "1", kind: "confirm-email" },
      { ...mail, id: "2", kind: "support-question" },
    ]
    await db.insertInto("outgoing_mails").values(mails).execute()

    await migrate(database)
    const waiting = db.selectFrom("outgoing_mails").selectAll().orderBy("id")
    expect(await waiting.execute()).toEqual([mails[0], { ...mails[1], user_id: null }])
    await db.deleteFrom("user").execute()
    expect((await waiting.execute()).map(({ id }) => id)).toEqual(["2"])
  })

  test("diary entries of before count as stored when they were written", async () => {
    const database = await emptyDatabase(await createTestApp())
    await migrateTo(database, "009-silence")
    const moment = "2026-11-21T08:00:00.000Z"
    const emailVerified = database.type === "sqlite" ? 0 : false
    const user = { id: "ana", full_name: "Ana", email: "ana@example.org", emailVerified }
    await database.db
      .insertInto("user")
      .values({ ...user, createdAt: moment, updatedAt: moment })
      .execute()
    await sql`insert into diary_entries (id, user_id, mood, notes, created_at)
      values ('1', 'ana', '🙂', 'Dormi.', ${moment})`.execute(database.db)
    await migrate(database)
    const entry = { id: "1", notes: "Dormi.", created_at: moment, stored_at: moment }
    expect(await database.db.selectFrom("diary_entries").selectAll().execute()).toMatchObject([entry])
  })

  test("what belongs to nobody cannot be kept", async () => {
    const app = await createTestApp()
    const row = { user_id: "nobody", day: 1, percentage: 0, checklist: "{}", changed_at: "2026-11-21T08:00:00.000Z" }
    await expect(app.db.insertInto("progress").values(row).execute()).rejects.toThrow(/foreign key/i)
  })

  test("what was answered as kept survives a power cut", async () => {
    const app = await createTestApp()
    const setting = app.type === "sqlite" ? sql`pragma synchronous` : sql`show synchronous_commit`
    const { rows } = await setting.execute(app.db)
    expect(rows[0]).toEqual(app.type === "sqlite" ? { synchronous: 2 } : { synchronous_commit: "on" })
  })
})

describeOnPostgres("migrations of several processes", (createTestApp) => {
  test("processes that start at once on an empty database all find it migrated", async () => {
    const app = await createTestApp()
    const databaseUrl = await freshDatabaseUrl("postgres")
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ dataDir: "", databaseUrl }, app.log)))
    await Promise.all(databases.map(migrate))
    for (const database of databases) {
      expect(await database.db.selectFrom("progress").selectAll().execute()).toEqual([])
      await database.close()
    }
  })
})
