import { expect, onTestFinished, test } from "vitest"
import { runDoctor } from "#tests/api/run-programs.ts"
import { databaseUrlInEncoding } from "#tests/api/test-database.ts"
import { freshDataDir, spawnServer } from "#tests/resilience/server.ts"
import { createLog } from "../log.ts"
import { migrate } from "./migrate.ts"
import { openDatabase } from "./open.ts"

test("a database that cannot store every character is refused at the start, before anything is made in it, and by npm run doctor", async () => {
  const databaseUrl = await databaseUrlInEncoding("LATIN1")
  const server = await spawnServer({ DATABASE_URL: databaseUrl, DATA_DIR: freshDataDir() })
  expect(await server.ended).toBe(1)
  expect(server.output.err.trim()).toMatch(/^The setting DATABASE_URL names a database .*its encoding is LATIN1.*UTF8/)
  const { code, findings } = await runDoctor({ dataDir: "/nowhere", databaseUrl })
  expect(code).toBe(1)
  const says = "the encoding of the database is LATIN1, not UTF8"
  expect(findings).toContainEqual(expect.objectContaining({ verdict: "wrong", says }))
  expect(findings).toContainEqual(expect.objectContaining({ says: "the database is empty" }))
})

test("one that takes bytes as they come starts, and npm run doctor tells of it", async () => {
  const databaseUrl = await databaseUrlInEncoding("SQL_ASCII")
  const database = await openDatabase({ dataDir: "", databaseUrl }, createLog("silent"))
  onTestFinished(database.close)
  await migrate(database)
  const { findings } = await runDoctor({ dataDir: "/nowhere", databaseUrl })
  expect(findings).toContainEqual(
    expect.objectContaining({ verdict: "look", says: expect.stringMatching(/SQL_ASCII/) }),
  )
})
