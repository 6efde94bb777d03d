import fc from "fast-check"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { amount } from "#tests/amount.ts"
import { tablesOfUsers } from "#tests/api/tables-of-users.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { inWords } from "./in-words.ts"
import { schedules } from "./schedule.ts"
import { simulate } from "./simulate.ts"

/** The same schedules in every run, so that one that fails can be looked into; SIMULATION_SEED=… makes others. */
const seed = Number(process.env.SIMULATION_SEED ?? 20_261_121)
const counts = {
  sqlite: Number(process.env.SIMULATION_SQLITE ?? amount(500, 10_000)),
  postgres: Number(process.env.SIMULATION_POSTGRES ?? amount(50, 1000)),
}

describeOnBoth(`schedules of devices that lose their connection (seed ${seed})`, (createTestApp) => {
  test("nothing that was acknowledged or shown as kept is lost, there twice or another's, and all devices end equal", async () => {
    const app = await createTestApp({ LOG_LEVEL: "error" })
    // What a power cut would take is none of this test's business.
    if (app.type === "sqlite") await sql`pragma synchronous = off`.execute(app.db)
    const tables = await tablesOfUsers(app.database)
    const property = fc.asyncProperty(schedules, async (schedule) => {
      const problems = await simulate(app, schedule, tables)
      if (problems.length > 0) throw new Error(problems.join("\n"))
    })
    const startMs = performance.now()
    const { failed, counterexample, ...run } = await fc.check(property, { seed, numRuns: counts[app.type] })
    const seconds = Math.round((performance.now() - startMs) / 1000)
    console.log(`${app.type}: ${run.numRuns} schedules (seed ${seed}) in ${seconds} s`)
    if (!failed || !counterexample) return
    const problem = (run.errorInstance as Error | null)?.message
    expect.fail(`seed ${seed}, schedule ${run.numRuns}: ${problem}\n${inWords(counterexample[0])}`)
  })
})
