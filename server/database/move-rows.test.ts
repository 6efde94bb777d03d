import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { migrate, migrateTo } from "./migrate.ts"
import { type Moved, moveRows } from "./migrations/038-move-rows.ts"
import { openDatabase, storedFlag } from "./open.ts"

const moment = "2026-11-21T08:00:00.000Z"

/** As the release before left it, with these rows in one of its tables. */
async function databaseBefore({ type, env, log }: TestApp, table: string, rows: Record<string, unknown>[]) {
  const dataDir = mkdtempSync(join(env.dataDir, "before-"))
  const database = await openDatabase({ dataDir, databaseUrl: await freshDatabaseUrl(type) }, log)
  onTestFinished(database.close)
  await migrateTo(database, "037-bounded-operations")
  for (const id of ["ana", "bia"]) {
    const user = { id, full_name: "Ana", email: `${id}@example.org`, emailVerified: storedFlag(type, false) }
    await database.db
      .insertInto("user")
      .values({ ...user, createdAt: moment, updatedAt: moment })
      .execute()
  }
  for (const row of rows)
    await database.db
      .insertInto(table as never)
      .values(row as never)
      .execute()
  return database
}

const dates = Array.from({ length: 450 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10))

describeOnBoth("moving a table into the table of rows", (createTestApp) => {
  test("every glass of every mother is there afterwards, with the version of its day, and the table is gone", async () => {
    const app = await createTestApp()
    const of = (user_id: string) =>
      dates.map((date, version) => ({ user_id, date, version, glasses: `{"${user_id} ${date}": true, "x":false}` }))
    const before = [...of("ana"), ...of("bia")]
    const database = await databaseBefore(app, "water_days", before)
    await migrate(database)
    const { db } = database
    const rows = await db.selectFrom("rows").selectAll().orderBy("user_id").orderBy("key").execute()
    const moved = rows.filter(({ noun }) => noun === "water")
    expect(moved.map(({ user_id, key, version, value }) => ({ user_id, date: key, version, glasses: value }))).toEqual(
      before,
    )
    expect(moved.filter(({ key, sort }) => key !== sort)).toEqual([])
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain("water_days")
  })

  test("of each noun with one row for each user the row is there, even one that cannot be read, and a silence stays one", async () => {
    const app = await createTestApp()
    const content = `{"changedAt":{"a":"${moment}"}, "values":{"a":true}}`
    const tables = {
      at_home: "foods",
      shopping_ticks: "ticks",
      preferences: "preferences",
      households: "household",
      reminder_times: "times",
    }
    const database = await databaseBefore(app, "at_home", [])
    const { db } = database
    for (const [table, column] of Object.entries(tables))
      for (const [user_id, value] of [
        ["ana", content],
        ["bia", "{"],
      ])
        await db
          .insertInto(table as never)
          .values({ user_id, [column as string]: value, version: 7 } as never)
          .execute()
    for (const [user_id, is_on] of [
      ["ana", 1],
      ["bia", 0],
    ])
      await db
        .insertInto("silences" as never)
        .values({ user_id, is_on, changed_at: moment, version: 8 } as never)
        .execute()
    await migrate(database)
    const rows = db.selectFrom("rows").select(["user_id", "noun", "key", "version", "stored_at", "value"])
    const moved = await rows.orderBy("noun").orderBy("user_id").execute()
    const own = (noun: string) => [
      { user_id: "ana", noun, key: "own", version: 7, stored_at: moment, value: content },
      { user_id: "bia", noun, key: "own", version: 7, stored_at: "", value: "{" },
    ]
    const silence = (user_id: string, isOn: boolean) => ({
      user_id,
      noun: "silence",
      key: "own",
      version: 8,
      stored_at: moment,
      value: JSON.stringify({ values: { isOn }, changedAt: { isOn: moment } }),
    })
    const nouns = ["atHome", "household", "preferences", "reminderTimes", "shoppingTicks"]
    expect(moved).toEqual(
      [...nouns.flatMap(own), silence("ana", true), silence("bia", false)].toSorted((one, other) =>
        one.noun < other.noun ? -1 : 1,
      ),
    )
    const left = (await db.introspection.getTables()).map(({ name }) => name)
    expect(left.filter((name) => name in tables || name === "silences")).toEqual([])
  })

  test("weights and badges are there field by field, and a weight that is no number stops the start", async () => {
    const app = await createTestApp()
    const weights = [70.25, null].map((kg, day) => ({
      user_id: "ana",
      date: dates[day],
      kg,
      changed_at: moment,
      version: 9,
    }))
    const database = await databaseBefore(app, "weights", weights)
    const { db } = database
    const badge = { user_id: "ana", badge: "mind", earned_on: "2026-11-20", version: 4 }
    await db
      .insertInto("badges" as never)
      .values(badge as never)
      .execute()
    await migrate(database)
    const rows = db
      .selectFrom("rows")
      .select(["noun", "key", "sort", "version", "value"])
      .orderBy("noun")
      .orderBy("key")
    const weight = (kg: number | null) => JSON.stringify({ values: { kg }, changedAt: { kg: moment } })
    expect(await rows.execute()).toEqual([
      { noun: "badges", key: "mind", sort: "", version: 4, value: '{"earnedOn":"2026-11-20"}' },
      { noun: "weights", key: dates[0], sort: dates[0], version: 9, value: weight(70.25) },
      { noun: "weights", key: dates[1], sort: dates[1], version: 9, value: weight(null) },
    ])
    const endless = { user_id: "ana", date: "2026-11-21", kg: Number.POSITIVE_INFINITY, changed_at: moment, version: 9 }
    const wrong = await databaseBefore(app, "weights", [endless])
    await expect(migrate(wrong)).rejects.toThrow("a row of weights would not be the same in the table of rows")
    expect((await sql`select kg from weights`.execute(wrong.db)).rows).toEqual([{ kg: endless.kg }])
  })

  test("the answers of a day are there with the moment of each, also of release 0.1, and one taken back is one", async () => {
    const app = await createTestApp()
    const [earlier, later] = [moment, "2026-11-21T09:00:00.000Z"]
    const none = { energy: null, mood: null, bloating: null, sleep_hours: null }
    const day = (index: number, answers: object, field_changed_at: object, changed_at = earlier) => {
      const stored = { ...none, ...answers, field_changed_at: JSON.stringify(field_changed_at), changed_at }
      return { user_id: "ana", date: dates[index], version: index, ...stored }
    }
    const database = await databaseBefore(app, "check_ins", [
      day(0, { energy: 3, sleep_hours: 5.5 }, { sleepHours: later, energy: earlier }, later),
      day(1, { mood: 2 }, { energy: earlier, mood: earlier, bloating: earlier }),
      day(2, { bloating: 1 }, {}),
      day(3, { energy: 4 }, { sleepHours: later, energy: earlier }, later),
      day(4, {}, { energy: earlier, mood: earlier, bloating: earlier }),
    ])
    await migrate(database)
    const rows = database.db.selectFrom("rows").select(["key", "sort", "version", "stored_at", "value"]).orderBy("key")
    const moved = (await rows.execute()).map(({ value, ...row }) => ({ ...row, row: JSON.parse(value ?? "") }))
    const row = (index: number, values: object, changedAt: object, stored_at = earlier) => {
      return { key: dates[index], sort: dates[index], version: index, stored_at, row: { values, changedAt } }
    }
    expect(moved).toEqual([
      row(0, { energy: 3, sleepHours: 5.5 }, { energy: earlier, sleepHours: later }, later),
      row(1, { mood: 2 }, { mood: earlier }),
      row(2, { bloating: 1 }, { bloating: earlier }),
      row(3, { energy: 4, sleepHours: null }, { energy: earlier, sleepHours: later }, later),
      row(4, {}, {}),
    ])
  })

  test("what she told at the beginning is there word for word, with the moments that are known, and when it was stored", async () => {
    const app = await createTestApp()
    const told = {
      postpartum_weeks: "6 semanas",
      restrictions: 'sem "leite"\n🥜',
      weekly_budget: "",
      preferred_foods: "",
    }
    const chosen = {
      breastfeeding: "yes",
      goals: '["Improve sleep", "More energy"]',
      cooking_level: null,
      time_available: "20",
    }
    const row = (user_id: string, field_changed_at: string) => {
      return { user_id, ...told, ...chosen, field_changed_at, updated_at: moment, version: 5 }
    }
    const database = await databaseBefore(app, "onboarding", [row("ana", "{}"), row("bia", `{"goals": "${moment}"}`)])
    await migrate(database)
    const rows = await database.db.selectFrom("rows").selectAll().orderBy("user_id").execute()
    const stored = { noun: "onboarding", key: "own", sort: "", version: 5, stored_at: moment, changed_at: moment }
    const values = {
      postpartumWeeks: "6 semanas",
      breastfeeding: "yes",
      restrictions: 'sem "leite"\n🥜',
      goals: ["Improve sleep", "More energy"],
      timeAvailable: "20",
      cookingLevel: null,
      weeklyBudget: "",
      preferredFoods: "",
    }
    expect(rows.map(({ value, ...each }) => ({ ...each, row: JSON.parse(value ?? "") }))).toEqual([
      { user_id: "ana", ...stored, row: { values, changedAt: {} } },
      { user_id: "bia", ...stored, row: { values, changedAt: { goals: moment } } },
    ])
  })

  test("a profile is there whole or in part, and what was not told is nowhere", async () => {
    const app = await createTestApp()
    const whole = {
      full_name: "Ana 🌸",
      age: 32,
      height: 165.5,
      current_weight: 72.1,
      desired_weight: 65,
      is_breastfeeding: 1,
      birth_type: "Cesárea",
      avg_sleep: 0,
      daily_meals: 4,
      water_intake: 1.5,
      activity_level: "Baixo",
      menstrual_cycle: 0,
      start_date: "2026-11-20",
    }
    const stored = { updated_at: moment, version: 7 }
    const database = await databaseBefore(app, "profiles", [
      { id: "ana", ...whole, ...stored, field_changed_at: "{}" },
      { id: "bia", menstrual_cycle: 1, ...stored, field_changed_at: `{"menstrualCycle": "${moment}"}` },
    ])
    await migrate(database)
    const rows = await database.db.selectFrom("rows").selectAll().orderBy("user_id").execute()
    const own = { noun: "profile", key: "own", sort: "", version: 7, stored_at: moment, changed_at: moment }
    const values = {
      fullName: "Ana 🌸",
      age: 32,
      heightCm: 165.5,
      currentWeightKg: 72.1,
      desiredWeightKg: 65,
      isBreastfeeding: true,
      birthType: "Cesárea",
      avgSleepHours: 0,
      dailyMeals: 4,
      waterIntakeLitres: 1.5,
      activityLevel: "Baixo",
      menstrualCycle: false,
      startDate: "2026-11-20",
    }
    expect(rows.map(({ value, ...each }) => ({ ...each, row: JSON.parse(value ?? "") }))).toEqual([
      { user_id: "ana", ...own, row: { values, changedAt: {} } },
      { user_id: "bia", ...own, row: { values: { menstrualCycle: true }, changedAt: { menstrualCycle: moment } } },
    ])
  })

  test("where a field would not be the same it stops and says so, and the table is as it was", async () => {
    const app = await createTestApp()
    const row = { user_id: "ana", date: "2026-11-21", glasses: '{"x":true}', version: 3 }
    const { db, type } = await databaseBefore(app, "water_days", [row])
    await sql`create table rows (user_id text, noun text, key text, version integer, sort text, stored_at text, changed_at text, value text)`.execute(
      db,
    )
    const wrong: Moved = {
      table: "water_days",
      columns: ["date", "glasses"],
      keys: 1,
      noun: "water",
      toRow: ({ date }) => ({ key: `${date}`, sort: "", value: "{}", storedAt: moment, changedAt: moment }),
      toOld: ({ key, value }) => ({ date: key, glasses: value }),
    }
    const moving = db.transaction().execute((transaction) => moveRows(transaction as never, type, wrong))
    await expect(moving).rejects.toThrow("a row of water_days would not be the same in the table of rows")
    expect((await sql`select * from water_days`.execute(db)).rows).toEqual([row])
    expect((await sql`select * from rows`.execute(db)).rows).toEqual([])
  })
})
