import { sql } from "kysely"
import { expect, test } from "vitest"
import { databaseBefore } from "#tests/api/database-before.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { migrate } from "./migrate.ts"
import { type Moved, moveRows } from "./migrations/038-move-rows.ts"

const moment = "2026-11-21T08:00:00.000Z"

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
