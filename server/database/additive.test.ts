import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { createLog } from "../log.ts"
import { breakingSuffix, knownVersions, migrateTo } from "./migrate.ts"
import { type Database, openDatabase } from "./open.ts"

/** This breaking migration is older than the suffix "-breaking". */
const brokenBefore = ["013-sync"]

/** Lists every column, and whether a row can be added by a statement that does not name it. */
async function columnsOf({ db }: Database) {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map((column) => [
        `${table}.${column.name}`,
        { table, isOptional: column.isNullable || column.hasDefaultValue || column.isAutoIncrementing },
      ]),
    ),
  )
}

describe.each(["sqlite", "postgres"] as const)("migrations (%s)", (type) => {
  test("only those that say so take away what older processes rely on, or ask them for more", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "florescer-additive-"))
    const databaseUrl = await freshDatabaseUrl(type)
    const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"))
    onTestFinished(async () => {
      await database.close()
      rmSync(dataDir, { recursive: true })
    })
    const breaking: string[] = []
    let before = await columnsOf(database)
    for (const version of knownVersions) {
      await migrateTo(database, version)
      const after = await columnsOf(database)
      const tablesBefore = new Set([...before.values()].map(({ table }) => table))
      const isTaken = [...before.keys()].some((name) => !after.has(name))
      const isAskedFor = [...after].some(
        ([name, { table, isOptional }]) => !before.has(name) && tablesBefore.has(table) && !isOptional,
      )
      if (isTaken || isAskedFor) breaking.push(version)
      before = after
    }
    const named = knownVersions.filter((version) => version.endsWith(breakingSuffix))
    expect(breaking).toEqual([...brokenBefore, ...named])
  })
})
