import { expect, test } from "vitest"
import { breakableNetwork } from "#tests/api/breakable-network.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { createLog } from "../log.ts"
import { openDatabase } from "./open.ts"
import { isDatabaseUnavailable } from "./unavailable.ts"

test("a database that was away for a moment and is back is told of to whoever asked before, and to no one after", async () => {
  const network = await breakableNetwork((await freshDatabaseUrl("postgres")) ?? "")
  const database = await openDatabase({ dataDir: "/nowhere", databaseUrl: network.url }, createLog("silent"))
  const before = performance.now()
  await database.throwIfUnavailable(before)

  await network.breakDown()
  await expect(database.throwIfUnavailable(before)).rejects.toSatisfy(isDatabaseUnavailable)
  await network.mend()
  await database.ping()
  await expect(database.throwIfUnavailable(before)).rejects.toSatisfy(isDatabaseUnavailable)
  await database.throwIfUnavailable(performance.now())
  await database.close()
})
