import { DatabaseSync } from "node:sqlite"
import { expect, test, vi } from "vitest"
import { sqliteFile } from "#server/database/open.ts"
import { fill } from "../../bench/api/fill.ts"
import { runDrill, type Step } from "../../bench/drill/drill.ts"
import { compareCounts, sampleOf } from "../../bench/drill/verify.ts"
import { emptyPlace } from "./real-server.ts"
import { runBackup, runRestore } from "./run-programs.ts"
import { freshDatabaseUrl } from "./test-database.ts"

// The test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

test("a drill restores a backup to both databases, and reads it there by the API", async () => {
  const steps: Step[] = []
  const postgresUrl = (await freshDatabaseUrl("postgres")) ?? ""
  await runDrill({ entries: 400, postgresUrl, tell: (step) => void steps.push(step) })
  const said = steps.map(({ name, says }) => `${name}: ${says}`)
  for (const name of ["SQLite", "PostgreSQL"]) {
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^restored to ${name}: `)))
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`^sample of ${name} .+: 200 diary entries of 20 mothers`)),
    )
  }
})

test("a drill finds a row that is missing", async () => {
  const home = await emptyPlace("sqlite")
  await fill(home, 40)
  const { file } = await runBackup(home)
  const place = await emptyPlace("sqlite")
  expect((await runRestore(place, file)).code).toBe(0)
  expect(await compareCounts(file, place)).toBeGreaterThan(40)
  expect([...sampleOf(file, 2).values()].map((entries) => entries.size)).toEqual([10, 10])
  const restored = new DatabaseSync(sqliteFile(place.dataDir))
  restored.exec("delete from rows where key in (select key from rows where noun = 'diaryEntries' limit 1)")
  restored.close()
  await expect(compareCounts(file, place)).rejects.toThrow("The table rows has 39 rows, and the backup 40.")
})
