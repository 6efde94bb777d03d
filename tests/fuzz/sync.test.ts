import fc from "fast-check"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { amount } from "#tests/amount.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { type FuzzRequest, fuzzRequests } from "./requests.ts"
import { runFuzz } from "./run.ts"
import { createWorld } from "./world.ts"

/** The same operations in every run, so that one that fails can be looked into; FUZZ_SEED=… makes others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_124)
/** On each of the two databases. */
const operationsInAll = Number(process.env.FUZZ_OPERATIONS ?? amount(1000, 100_000))
/** On one fresh database: well below the operations that a mother may send in an hour. */
const operationsOfRound = 5000
const mothers = 4
const requestsAtOnce = 100

/** Requests with so many operations in all. */
function generated(seed: number, operations: number) {
  const requests: FuzzRequest[] = []
  let left = operations
  for (let sample = 0; left > 0; sample++) {
    for (const request of fc.sample(fuzzRequests(mothers), { seed: seed + sample, numRuns: requestsAtOnce })) {
      if (left <= 0) break
      requests.push(request)
      left -= request.operations.length
    }
  }
  return requests
}

describeOnBoth(`${operationsInAll} generated operations of several devices at once (seed ${seed})`, (createTestApp) => {
  const counts: Record<string, number> = {}
  for (let round = 0; round * operationsOfRound < operationsInAll; round++) {
    const seedOfRound = seed + 1000 * round
    test(`none fails, each is answered by the schema, changes nobody else's data and counts once, round ${round} from seed ${seedOfRound}`, async () => {
      const app = await createTestApp({ LOG_LEVEL: "error" })
      // What a power cut would take is none of this test's business.
      if (app.type === "sqlite") await sql`pragma synchronous = off`.execute(app.db)
      const world = await createWorld(app, mothers)
      const left = operationsInAll - round * operationsOfRound
      const requests = generated(seedOfRound, Math.min(left, operationsOfRound))
      const { problems, ledgers } = await runFuzz(world, requests)
      for (const ledger of ledgers)
        for (const [what, count] of Object.entries(ledger.counts)) counts[what] = (counts[what] ?? 0) + count
      expect(problems.slice(0, 10).map((problem) => problem.slice(0, 1500))).toEqual([])
      console.log(`${app.type}: up to round ${round}, seed ${seed}: ${JSON.stringify(counts)}`)
    })
  }
})
