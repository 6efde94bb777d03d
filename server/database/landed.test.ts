import { describe, expect, onTestFinished, test } from "vitest"
import { databases } from "#tests/amount.ts"
import { placeOfRelease } from "#tests/api/first-schema.ts"
import { emptyPlace } from "#tests/api/real-server.ts"
import { makeCopy } from "../backup/make-copy.ts"
import { leftOut } from "../backup/secret-choice.ts"
import { readEnv } from "../env.ts"
import { createLog } from "../log.ts"
import { knownVersions, migrate, migrateOnly, schemaVersions } from "./migrate.ts"
import { type Database, openDatabase } from "./open.ts"

const log = createLog("silent")

/**
 * The migrations after `firstLanded` in the order in which they reached the main branch. A database that ran unreleased
 * code may have had any number of them.
 */
const landed = [
  "037-bounded-operations",
  "035-key-salts",
  "036-ended-sessions",
  "040-withdrawn-consents",
  "060-cooked-dishes",
  "041-two-step-end",
  "038-rows-breaking",
  "070-own-rows-breaking",
  "071-weights-badges-breaking",
  "072-check-ins-breaking",
  "073-onboarding-breaking",
  "074-profiles-breaking",
  "080-address-changes",
  "081-invitations",
  "075-journeys-breaking",
  "090-diary-entries-breaking",
]
const firstLanded = "034-taken-back"
const before = knownVersions.filter((version) => version <= firstLanded)
const states = landed.map((_, index) => landed.slice(0, index))

async function openUpgraded(type: Database["type"], made: readonly string[]) {
  const place = await placeOfRelease(type, "0.2.0")
  const database = await openDatabase(place, log)
  onTestFinished(database.close)
  await migrateOnly(database, [...before, ...made])
  return { place, database }
}

/** Returns all rows of all tables. A conversation's id is made by a migration, so it is replaced by its owner's. */
async function contentOf({ db }: Database) {
  const conversations = await db.selectFrom("team_conversations").select(["id", "user_id"]).execute()
  const named = (row: unknown) =>
    conversations.reduce((text, { id, user_id }) => text.replaceAll(id, `that of ${user_id}`), JSON.stringify(row))
  const rowsOf = async (name: string) => {
    const rows = await db
      .selectFrom(name as "user")
      .selectAll()
      .execute()
    return rows.map(named).toSorted()
  }
  const tables = await db.introspection.getTables()
  return Promise.all(tables.map(async (table) => ({ table, rows: await rowsOf(table.name) })))
}

describe.each(databases)("a database of main (%s)", (type) => {
  test("that was made at any migration ends as one that comes from 0.2.0 at once", async () => {
    const { database } = await openUpgraded(type, [])
    await migrate(database)
    const expected = await contentOf(database)
    expect(await schemaVersions(database)).toEqual(knownVersions)
    for (const made of states) {
      const { database: other } = await openUpgraded(type, made)
      expect(await schemaVersions(other)).toEqual([...before, ...made].toSorted())
      await migrate(other)
      expect(await schemaVersions(other), made.at(-1)).toEqual(knownVersions)
      expect(await contentOf(other), made.at(-1)).toEqual(expected)
    }
  })
})

test("a backup can be made of one that lacks a migration between others", async () => {
  const { place, database } = await openUpgraded("postgres", landed.slice(0, landed.indexOf("075-journeys-breaking")))
  const { dataDir } = await emptyPlace("sqlite")
  const env = readEnv({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl })
  const file = await makeCopy(env, dataDir, leftOut, new Date(), log)
  expect(file).toContain(dataDir)
  expect(
    await database.db
      .selectFrom("journeys" as "user")
      .selectAll()
      .execute(),
  ).not.toEqual([])
})

test("each of its migrations is known", () => {
  expect(knownVersions.filter((version) => landed.includes(version))).toEqual(landed.toSorted())
})
