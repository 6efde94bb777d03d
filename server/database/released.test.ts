import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { describe, expect, test, vi } from "vitest"
import { checklistItems } from "#domain/journey/progress.ts"
import { anaOfTheReleases, placeOfRelease, secretOfTheReleases } from "#tests/api/first-schema.ts"
import { emptyPlace, type Place, startRealServer } from "#tests/api/real-server.ts"
import { runRestore } from "#tests/api/run-programs.ts"
import { createLog } from "../log.ts"
import { knownVersions, migrate, schemaVersion } from "./migrate.ts"
import { type DatabaseType, openDatabase, sqliteFile } from "./open.ts"

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, "../..")
const read = (path: string) => readFileSync(join(root, path), "utf8")

type Row = Record<string, unknown>
/** `schema` is the last migration of the release. */
type Release = { schema: string }

const { releases, migrations }: { releases: Record<string, Release>; migrations: Record<string, string> } = JSON.parse(
  read("tests/fixtures/released/releases.json"),
)
const versions = Object.keys(releases)

/** Reads every row of every table, apart from the migrator's own tables. */
async function readAll(place: Place) {
  const database = await openDatabase(place, createLog("silent"))
  try {
    const tables = new Map<string, Row[]>()
    for (const { name } of await database.db.introspection.getTables())
      if (!name.startsWith("kysely_"))
        tables.set(
          name,
          await database.db
            .selectFrom(name as "user")
            .selectAll()
            .execute(),
        )
    return { tables, version: await schemaVersion(database) }
  } finally {
    await database.close()
  }
}

async function migrated(place: Place) {
  const database = await openDatabase(place, createLog("silent"))
  await migrate(database).finally(database.close)
  return readAll(place)
}

/** Whether a row has the same values as before the upgrade, in all columns that still exist. */
function holds(now: Row, then: Row) {
  return Object.entries(then).every(([column, value]) => !(column in now) || same(now[column], value))
}

function same(now: unknown, then: unknown) {
  return now instanceof Date && then instanceof Date ? now.getTime() === then.getTime() : now === then
}

type InRows = (row: Row) => { user_id: unknown; noun: string; key: unknown; version: unknown; row: unknown }
const asRow: InRows = ({ user_id, noun, key, version, value }) => {
  return { user_id, noun: String(noun), key, version, row: JSON.parse(String(value)) }
}
const ownRow = ({ user_id, version }: Row, noun: string, row: unknown) => ({
  user_id,
  noun,
  key: "own",
  version: version ?? 0,
  row,
})

/** What each row of an old table must have become in the table `rows`, field by field. */
const inRows: Record<string, InRows> = {
  /** In release 0.1, all days before the current one counted as complete. */
  progress({ user_id, day, checklist, changed_at: moment }) {
    const ticked = JSON.parse(String(checklist))
    const done = Object.fromEntries(
      Array.from({ length: Number(day) }, (_, before) => {
        const isToday = before + 1 === day
        return [before + 1, checklistItems.filter((item) => !isToday || ticked[item])]
      }),
    )
    const row = { id: "first", startedAt: moment, changedAt: moment, done }
    return { user_id, noun: "journeys", key: "first", version: 0, row }
  },
  journeys({ user_id, version, id, started_at: startedAt, changed_at: changedAt, done }) {
    const row = { id, startedAt, changedAt, done: JSON.parse(String(done)) }
    return { user_id, noun: "journeys", key: id, version, row }
  },
  profiles(row) {
    const values = {
      fullName: row.full_name,
      age: row.age,
      heightCm: row.height,
      currentWeightKg: row.current_weight,
      desiredWeightKg: row.desired_weight,
      isBreastfeeding: row.is_breastfeeding === 1,
      birthType: row.birth_type,
      avgSleepHours: row.avg_sleep,
      dailyMeals: row.daily_meals,
      waterIntakeLitres: row.water_intake,
      activityLevel: row.activity_level,
      menstrualCycle: row.menstrual_cycle === 1,
      startDate: row.start_date,
    }
    const moved = { values, changedAt: JSON.parse(String(row.field_changed_at ?? "{}")) }
    return ownRow({ ...row, user_id: row.id }, "profile", moved)
  },
  onboarding(row) {
    const values = {
      postpartumWeeks: row.postpartum_weeks,
      breastfeeding: row.breastfeeding,
      restrictions: row.restrictions,
      goals: JSON.parse(String(row.goals)),
      timeAvailable: row.time_available,
      cookingLevel: row.cooking_level,
      weeklyBudget: row.weekly_budget,
      preferredFoods: row.preferred_foods,
    }
    return ownRow(row, "onboarding", { values, changedAt: JSON.parse(String(row.field_changed_at ?? "{}")) })
  },
  check_ins({ user_id, version = 0, date, changed_at, field_changed_at = "{}", energy, mood, bloating, sleep_hours }) {
    const given = Object.entries({ energy, mood, bloating, sleepHours: sleep_hours }).filter(([, it]) => it != null)
    const moments = JSON.parse(String(field_changed_at))
    const changedAt = Object.fromEntries(given.map(([answer]) => [answer, moments[answer] ?? changed_at]))
    return { user_id, noun: "checkIns", key: date, version, row: { values: Object.fromEntries(given), changedAt } }
  },
  diary_entries(row) {
    const { user_id, version = 0, id, mood, notes, created_at: createdAt, updated_at: updatedAt } = row
    const written = {
      id,
      mood,
      notes,
      createdAt,
      ...(updatedAt !== null && { updatedAt }),
      revision: row.revision ?? id,
    }
    const copy = {
      ...(row.copy_of != null && { copyOf: row.copy_of }),
      ...(row.is_conflict === 1 && { isConflict: true }),
    }
    return {
      user_id,
      noun: "diaryEntries",
      key: id,
      version,
      row: row.deleted_at === null ? { ...written, ...copy } : null,
    }
  },
  preferences: (row) => ownRow(row, "preferences", JSON.parse(String(row.preferences))),
  shopping_ticks: (row) => ownRow(row, "shoppingTicks", JSON.parse(String(row.ticks))),
  silences: (row) => ownRow(row, "silence", { values: { isOn: row.is_on === 1 }, changedAt: { isOn: row.changed_at } }),
}

describe.each(["sqlite", "postgres"] as const)("an upgrade from a released version (%s)", (type: DatabaseType) => {
  test.each(versions)("%s keeps every row", async (version) => {
    const { schema } = releases[version] as Release
    const place = await placeOfRelease(type, version)
    const before = await readAll(place)
    expect(before.version).toBe(schema)
    expect([...before.tables].filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(9)
    const after = await migrated(place)
    expect(after.version).toBe(knownVersions.at(-1))
    for (const [name, all] of before.tables) {
      // Since 0.2.0, a mail to the team belongs to no user.
      const rows = all.map((row) => (row.kind === "support-question" ? { ...row, user_id: null } : row))
      if (inRows[name]) {
        const stored = after.tables.get("rows")?.map(asRow)
        expect(stored, name).toEqual(expect.arrayContaining(rows.map(inRows[name])))
        continue
      }
      const now = after.tables.get(name) ?? []
      expect(
        rows.filter((then) => !now.some((row) => holds(row, then))),
        name,
      ).toEqual([])
    }
  })

  test.each(versions)("%s leaves the very schema of a new installation", async (version) => {
    const introspected = async (place: Place) => {
      await migrated(place)
      const database = await openDatabase(place, createLog("silent"))
      return database.db.introspection.getTables().finally(database.close)
    }
    expect(await introspected(await placeOfRelease(type, version))).toEqual(await introspected(await emptyPlace(type)))
  })

  test.each(versions)(
    "%s: she signs in with the password of then, and the API gives her all of it",
    async (version) => {
      const place = await placeOfRelease(type, version)
      const { tables } = await readAll(place)
      const server = await startRealServer(place, { AUTH_SECRET: secretOfTheReleases })
      const ana = server.visitor()
      expect((await ana.signIn(anaOfTheReleases)).status).toBe(200)
      const ofAna = (name: string) => {
        const id = tables.get("user")?.find(({ email }) => email === anaOfTheReleases.email)?.id
        return (tables.get(name) ?? []).filter((row) => row.user_id === id || row.id === id)
      }
      /** Reads a table, or, if it was moved, its noun's rows in the table `rows`. */
      const kept = (table: string, noun: string) => {
        if (tables.has(table)) return ofAna(table)
        const rows = ofAna("rows").filter((row) => row.noun === noun)
        return rows.map(({ value }) => JSON.parse(String(value)) as Row)
      }
      const { body } = await ana.get("/api/account/export")
      const notes = (rows: { notes?: unknown }[]) => rows.map((row) => row.notes).toSorted()
      expect(notes(body.diaryEntries)).toEqual(notes(kept("diary_entries", "diaryEntries")))
      expect(notes(body.diaryEntries)).toHaveLength(12)
      expect(body.checkIns).toHaveLength(kept("check_ins", "checkIns").length)
      const value = expect.objectContaining({ energy: 1, mood: 2, bloating: 3 })
      expect(body.checkIns).toContainEqual(expect.objectContaining({ date: "2026-11-21", value }))
      expect(body.onboarding).toMatchObject({ restrictions: "amendoim", weeklyBudget: "R$ 200" })
      expect(body.profile).toMatchObject({ currentWeightKg: 71.3 })
      const { progress } = (await ana.get("/api/progress")).body
      expect(progress.value).toMatchObject({ day: 1, checklist: { morning: true, mainMeal: false } })
      expect((await server.visitor().signIn({ email: "bia@example.org", password: "senha de Bia" })).status).toBe(200)
    },
  )
})

test("the export of 0.2.0 is what it was then, field by field", async () => {
  const server = await startRealServer(await placeOfRelease("sqlite", "0.2.0"), { AUTH_SECRET: secretOfTheReleases })
  const ana = server.visitor()
  await ana.signIn(anaOfTheReleases)
  const { status, body } = await ana.get("/api/account/export")
  expect(status).toBe(200)
  // The expected answer leaves out what a sign-in or the time changes: sessions, devices, pending mails and the last
  // use.
  expect(body).toMatchObject(JSON.parse(read("tests/fixtures/released/0.2.0/export.json")))
})

test.each(["sqlite", "postgres"] as const)("a backup that 0.2.0 made is restored, and upgraded (%s)", async (type) => {
  const { dataDir } = await placeOfRelease("sqlite", "0.2.0")
  const copy = new DatabaseSync(sqliteFile(dataDir))
  copy.exec("create table florescer_copy (made_at text not null, auth_secret text)")
  copy.prepare("insert into florescer_copy values (?, ?)").run("2026-11-24T17:00:00.000Z", secretOfTheReleases)
  copy.close()
  const place = await emptyPlace(type)
  expect(await runRestore(place, sqliteFile(dataDir))).toMatchObject({ code: 0, err: "" })
  const ana = (await startRealServer(place)).visitor()
  expect((await ana.signIn(anaOfTheReleases)).status).toBe(200)
  const { body } = await ana.get("/api/account/export")
  const { diaryEntries } = JSON.parse(read("tests/fixtures/released/0.2.0/export.json"))
  expect(body.diaryEntries).toMatchObject(diaryEntries)
  expect(body.diaryEntries).toHaveLength(12)
})

test("every release of the changelog has its schema here, as it was on both databases", () => {
  const released = [...read("CHANGELOG.md").matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = ""]) => version)
  expect(released.length).toBeGreaterThan(1)
  expect(released.toSorted()).toEqual(versions.toSorted())
  for (const version of released) {
    expect(globSync(`tests/fixtures/released/${version}/*.sql`, { cwd: root })).toHaveLength(2)
    expect(knownVersions).toContain(releases[version]?.schema)
  }
})

test("no migration that was released has been edited since", () => {
  const last =
    versions
      .map((version) => releases[version]?.schema ?? "")
      .toSorted()
      .at(-1) ?? ""
  const files = globSync("*.ts", { cwd: join(root, "server/database/migrations") })
  const released = files.filter((file) => !/^\d/.test(file) || file.slice(0, 3) <= last.slice(0, 3))
  const hashes = released.toSorted().map((file) => {
    const hash = createHash("sha256")
      .update(read(`server/database/migrations/${file}`))
      .digest("hex")
    return [file, hash.slice(0, 16)]
  })
  expect(Object.fromEntries(hashes)).toEqual(migrations)
})
