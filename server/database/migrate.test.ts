import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { getMigrations } from "better-auth/db/migration"
import { type Generated, sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { progressOf } from "#domain/journey/journey.ts"
import { type Checklist, percentageOf } from "#domain/journey/progress.ts"
import { storedRow } from "#tests/api/stored-row.ts"
import { describeOnBoth, describeOnPostgres, type TestApp } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { createAuth } from "../auth.ts"
import { createRateLimits } from "../rate-limits.ts"
import { readRows } from "../sync/rows.ts"
import { migrate, migrateTo } from "./migrate.ts"
import { type Database, openDatabase, storedFlag } from "./open.ts"

const readJourneys = ({ db }: Database, userId: string) =>
  readRows(db, userId, "journeys", {
    onUnreadable(error) {
      throw error
    },
  })

const everyChecklist = Array.from({ length: 16 }, (_, bits): Checklist => {
  const [morning, mainMeal, snack, activity] = [1, 2, 4, 8].map((bit) => (bits & bit) !== 0) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ]
  return { morning, mainMeal, snack, activity }
})

async function emptyDatabase({ type, env, log }: TestApp) {
  const dataDir = mkdtempSync(join(env.dataDir, "empty-"))
  const database = await openDatabase({ dataDir, databaseUrl: await freshDatabaseUrl(type) }, log)
  onTestFinished(database.close)
  return database
}

const moment = "2026-11-21T08:00:00.000Z"

/** Inserts a user by columns that every schema has. */
async function insertUser({ db, type }: Database, id: string) {
  const user = { id, full_name: "Ana", email: `${id}@example.org`, emailVerified: storedFlag(type, false) }
  await db
    .insertInto("user")
    .values({ ...user, createdAt: moment, updatedAt: moment })
    .execute()
}

describeOnBoth("migrations", (createTestApp) => {
  test("Better Auth finds its schema as it would have made it", async () => {
    const app = await createTestApp()
    const auth = createAuth({
      ...app,
      limits: createRateLimits(app.database, app.keys.counts),
      now: () => app.clock.now,
    })
    const plan = await getMigrations({ ...auth.options, database: { db: app.db, type: app.type } })
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

  test("a database of the first day keeps what it holds", async () => {
    const app = await createTestApp()
    const database = await emptyDatabase(app)
    await migrateTo(database, "001-first-day")
    const progress = { user_id: "ana", day: 1, percentage: 0, checklist: "{}", changed_at: moment }
    await insertUser(database, "ana")
    const before = database.db.withTables<{ progress: typeof progress }>()
    await before.insertInto("progress").values(progress).execute()

    await migrate(database)
    expect(await readJourneys(database, "ana")).toEqual([
      { key: "first", version: 0, row: { id: "first", startedAt: moment, changedAt: moment, done: { 1: [] } } },
    ])
  })

  test("a profile that was stored whole is kept, with when each field was changed, and one may be stored in part", async () => {
    const app = await createTestApp()
    const database = await emptyDatabase(app)
    await migrateTo(database, "031-at-home")
    for (const id of ["ana", "bia"]) await insertUser(database, id)
    const nothing = {
      full_name: null,
      age: null,
      height: null,
      current_weight: null,
      desired_weight: null,
      is_breastfeeding: null,
      avg_sleep: null,
      daily_meals: null,
      water_intake: null,
      activity_level: null,
      menstrual_cycle: null,
      start_date: null,
    }
    const whole = {
      id: "ana",
      full_name: "Ana",
      age: 32,
      height: 165.5,
      current_weight: 72.1,
      desired_weight: 65,
      is_breastfeeding: 1,
      birth_type: "Normal",
      avg_sleep: 6.5,
      daily_meals: 4,
      water_intake: 1.5,
      activity_level: "Baixo",
      menstrual_cycle: 0,
      start_date: "2026-11-20",
      updated_at: moment,
      field_changed_at: `{"age":"${moment}"}`,
      version: 7,
    }
    type ProfileTable = { [Column in keyof typeof whole]: Generated<string | number | null> }
    const db = database.db.withTables<{ profiles: ProfileTable }>()
    await db.insertInto("profiles").values(whole).execute()
    await migrateTo(database, "032-profile-in-part")
    const part = { ...nothing, id: "bia", birth_type: "Cesárea", updated_at: moment }
    await db.insertInto("profiles").values(part).execute()
    const stored = await db.selectFrom("profiles").selectAll().orderBy("id").execute()
    expect(stored).toEqual([whole, { ...part, field_changed_at: "{}", version: 0 }])
    await db.deleteFrom("user").execute()
    expect(await db.selectFrom("profiles").selectAll().execute()).toEqual([])
  })

  test("wherever she is on her seven days, her journey stands there", async () => {
    const app = await createTestApp()
    const database = await emptyDatabase(app)
    await migrateTo(database, "012-team-mails")
    const states = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => everyChecklist.map((checklist) => ({ day, checklist })))
    for (const [index, { day, checklist }] of states.entries()) {
      const id = String(index)
      await insertUser(database, id)
      const row = { user_id: id, day, percentage: percentageOf(day, checklist), changed_at: moment }
      const before = database.db.withTables<{ progress: typeof row & { checklist: string } }>()
      await before
        .insertInto("progress")
        .values({ ...row, checklist: JSON.stringify(checklist) })
        .execute()
    }
    await migrate(database)
    for (const [index, { day, checklist }] of states.entries()) {
      const [journey] = await readJourneys(database, String(index))
      const isWhole = day < 7 && Object.values(checklist).every(Boolean)
      const [clear] = everyChecklist as [Checklist]
      const next = { day: day + 1, percentage: percentageOf(day + 1, clear), checklist: clear }
      const stays = { day, percentage: percentageOf(day, checklist), checklist }
      expect(progressOf(journey?.row)).toEqual(isWhole ? next : stays)
    }
  })

  test("mails that wait stay as they are, and those to the team no longer go with an account", async () => {
    const app = await createTestApp()
    const database = await emptyDatabase(app)
    const { db } = database
    await migrateTo(database, "009-silence")
    await insertUser(database, "ana")
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
    await insertUser(database, "ana")
    await sql`insert into diary_entries (id, user_id, mood, notes, created_at)
      values ('1', 'ana', '🙂', 'Dormi.', ${moment})`.execute(database.db)
    await migrate(database)
    const entry = { noun: "diaryEntries", key: "1", sort: moment, stored_at: moment }
    expect(await database.db.selectFrom("rows").selectAll().execute()).toMatchObject([entry])
  })

  test("of questions that were taken back before, nothing stays that tells what they were about", async () => {
    const app = await createTestApp()
    const database = await emptyDatabase(app)
    await migrateTo(database, "033-struck-foods")
    await insertUser(database, "ana")
    const about = { language: "pt", chat_answer: '{"kind":"entry","entryIds":[38]}', concern: "check" } as const
    const asked = { user_id: "ana", created_at: moment, version: 1, mailed_at: null, mail_id: null, answered_at: null }
    await database.db
      .insertInto("support_questions")
      .values([
        { ...asked, ...about, id: "stands", text: "Choro à noite.", theme: "mind", taken_back_at: null },
        { ...asked, ...about, id: "taken-back", text: "", theme: null, taken_back_at: moment },
      ])
      .execute()
    await migrate(database)
    const read = database.db.selectFrom("support_questions").select(["id", "language", "chat_answer", "concern"])
    expect(await read.orderBy("id").execute()).toEqual([
      { id: "stands", ...about },
      { id: "taken-back", language: null, chat_answer: null, concern: null },
    ])
  })

  test("what belongs to nobody cannot be kept", async () => {
    const app = await createTestApp()
    const row = storedRow("nobody", "water", "2026-11-21", {})
    await expect(app.db.insertInto("rows").values(row).execute()).rejects.toThrow(/foreign key/i)
  })

  test("what was answered as kept survives a power cut", async () => {
    const app = await createTestApp()
    const setting = app.type === "sqlite" ? sql`pragma synchronous` : sql`show synchronous_commit`
    const { db, close } = await openDatabase(app.env, app.log)
    onTestFinished(close)
    const { rows } = await setting.execute(db)
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
      expect(await database.db.selectFrom("rows").selectAll().execute()).toEqual([])
      await database.close()
    }
  })
})
