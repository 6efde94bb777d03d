import { expect, test } from "vitest"
import { databaseBefore } from "#tests/api/database-before.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { migrate } from "./migrate.ts"

const moment = "2026-11-21T08:00:00.000Z"
const dateOf = (index: number) => `2026-11-0${index + 1}`

describeOnBoth("a noun that had columns of its own, in the table of rows", (createTestApp) => {
  test("the answers of a day are there with the moment of each, also of release 0.1, and one taken back is one", async () => {
    const app = await createTestApp()
    const [earlier, later] = [moment, "2026-11-21T09:00:00.000Z"]
    const none = { energy: null, mood: null, bloating: null, sleep_hours: null }
    const day = (index: number, answers: object, field_changed_at: object, changed_at = earlier) => {
      const stored = { ...none, ...answers, field_changed_at: JSON.stringify(field_changed_at), changed_at }
      return { user_id: "ana", date: dateOf(index), version: index, ...stored }
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
      return { key: dateOf(index), sort: dateOf(index), version: index, stored_at, row: { values, changedAt } }
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
    const stored = {
      noun: "onboarding",
      key: "own",
      sort: "",
      version: 5,
      stored_at: moment,
      changed_at: moment,
      copy_of: null,
    }
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
    const own = {
      noun: "profile",
      key: "own",
      sort: "",
      version: 7,
      stored_at: moment,
      changed_at: moment,
      copy_of: null,
    }
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

  test("journeys are there in their order, the first before another of its moment, each with what there is of its week", async () => {
    const app = await createTestApp()
    const [earlier, later] = ["2026-11-14T08:00:00.000Z", moment]
    const bare = { user_id: "ana", started_at: earlier, changed_at: earlier, done: "{}", version: 3 }
    const marks = (values: object) => ({ values, changedAt: { a: later } })
    const week = {
      done: { 1: ["morning"] },
      doneOn: { 1: { morning: "2026-11-14" } },
      dishes: marks({ "1-lunch": 5 }),
      hardNights: marks({ 1: [] }),
      eaten: { 1: ["dinner"] },
      struck: marks({ salmon: null }),
    }
    const { doneOn, hardNights, ...same } = week
    const columns = Object.entries({ ...same, done_on: doneOn, hard_nights: hardNights })
    const asText = Object.fromEntries(columns.map(([column, value]) => [column, JSON.stringify(value)]))
    const database = await databaseBefore(app, "journeys", [
      { ...bare, id: "first" },
      { ...bare, id: "a-second", ...asText, changed_at: later, week: 2, edition: 4 },
    ])
    await migrate(database)
    const rows = await database.db.selectFrom("rows").selectAll().orderBy("sort").execute()
    const stored = { user_id: "ana", noun: "journeys", version: 3, stored_at: earlier, copy_of: null }
    const head = { startedAt: earlier, week: 2, edition: 4 }
    expect(rows.map(({ value, sort: _, ...each }) => ({ ...each, row: JSON.parse(value ?? "") }))).toEqual([
      {
        ...{ ...stored, key: "first", changed_at: earlier },
        row: { id: "first", startedAt: earlier, changedAt: earlier, done: {} },
      },
      { ...stored, key: "a-second", changed_at: later, row: { id: "a-second", ...head, changedAt: later, ...week } },
    ])
  })

  test("an entry is there word for word, a copy with what it was made from, and of a deleted one nothing but that", async () => {
    const app = await createTestApp()
    const [earlier, later] = ["2026-11-14T08:00:00.000Z", "2026-11-22T08:00:00.000Z"]
    const notes = 'Dormi "quatro" horas.\r\n\\u0000 👩‍👧 e\u0301 \u2028'
    const bare = { user_id: "ana", mood: "😄", notes, created_at: earlier, stored_at: moment, version: 3 }
    const nothing = { updated_at: null, deleted_at: null, revision: null, copy_of: null, is_conflict: 0 }
    const edited = { updated_at: later, revision: "r1" }
    const database = await databaseBefore(app, "diary_entries", [
      { ...bare, ...nothing, id: "first" },
      { ...bare, ...nothing, ...edited, id: "copy", copy_of: "first", is_conflict: 1 },
      { ...bare, ...nothing, ...edited, id: "settled", copy_of: "first" },
      { ...bare, ...nothing, id: "gone", mood: "", notes: "", created_at: later, deleted_at: later },
      // Releases from before sync left a deleted entry's time of creation and of its last edit in its row.
      { ...bare, ...nothing, ...edited, id: "gone-before", mood: "", notes: "", deleted_at: later },
      { ...bare, ...nothing, user_id: "bia", id: "first", notes: "Sou outra." },
    ])
    await migrate(database)
    const rows = await database.db.selectFrom("rows").selectAll().orderBy("user_id").orderBy("key").execute()
    const stored = { user_id: "ana", noun: "diaryEntries", version: 3, stored_at: moment }
    const deleted = { ...stored, sort: "", changed_at: later, copy_of: null, row: null }
    const present = { ...stored, sort: earlier, changed_at: moment, copy_of: null }
    const row = { mood: "😄", notes, createdAt: earlier }
    const changed = { ...present, changed_at: later, copy_of: "first" }
    const again = { ...row, updatedAt: later, revision: "r1", copyOf: "first" }
    expect(rows.map(({ value, ...each }) => ({ ...each, row: JSON.parse(value ?? "null") }))).toEqual([
      { ...changed, key: "copy", row: { id: "copy", ...again, isConflict: true } },
      { ...present, key: "first", row: { id: "first", ...row, revision: "first" } },
      { ...deleted, key: "gone" },
      { ...deleted, key: "gone-before" },
      { ...changed, key: "settled", row: { id: "settled", ...again } },
      {
        ...present,
        user_id: "bia",
        key: "first",
        row: { id: "first", ...row, notes: "Sou outra.", revision: "first" },
      },
    ])
  })
})
