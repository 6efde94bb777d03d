import { expect, test } from "vitest"
import { type Operation, type OperationName, operationNames } from "#domain/operations/operations.ts"
import { operation } from "../api/sync.ts"
import { engineOf } from "../api/sync-engine.ts"
import { describeOnSqlite } from "../api/test-app.ts"
import { argsOf } from "./every-operation.ts"
import { fillByOperations, most, ordinary } from "./fill-by-operations.ts"

/** The aim is twice the work; the bound is higher because the processor's time varies. */
const timesMost = 3
const batch = 50
const rounds = { least: 2, most: 8 }
/** Each, and at last what empties the most rows. */
const cases: [OperationName, object?][] = [
  ...operationNames.map((name): [OperationName] => [name]),
  ["consentWithdrawn", { purpose: "profile" }],
]

// SQLite works in this process, so that its work counts.
describeOnSqlite("operations of a full account", (createTestApp) => {
  test("each costs about what it costs on an ordinary one, whatever was stored by operations before", {
    timeout: 240_000,
  }, async () => {
    const app = await createTestApp()
    const { apply } = engineOf(app)
    const begin = app.clock.now
    async function filled(name: string, sizes: typeof most) {
      const { id } = await app.mother(name)
      app.clock.now = begin
      const perform = (operations: Operation[]) => apply(id, operations)
      return { perform, ...(await fillByOperations(app.clock, perform, sizes)) }
    }
    const usual = await filled("Ana", ordinary)
    const full = await filled("Bia", most)
    const costly: string[] = []
    for (const [name, given] of cases) {
      async function workOf({ perform, entryId }: typeof full, round: number) {
        const now = new Date(app.clock.now.getTime() + round * batch)
        const operations = Array.from({ length: batch }, (_, it) => {
          const args = given ?? argsOf[name]({ entryId, index: round * batch + it, now: app.clock.now })
          return operation(name, args, new Date(now.getTime() + it).toISOString()) as Operation
        })
        const before = process.cpuUsage()
        await perform(operations)
        const { user, system } = process.cpuUsage(before)
        return user + system
      }
      const least = { usual: Infinity, full: Infinity }
      const times = () => least.full / least.usual
      for (let round = 0; round < rounds.least || (times() > timesMost && round < rounds.most); round++) {
        least.usual = Math.min(least.usual, await workOf(usual, round))
        least.full = Math.min(least.full, await workOf(full, round))
      }
      if (times() > timesMost) costly.push(`${name} costs ${times().toFixed(1)} times as much`)
    }
    expect(costly).toEqual([])
    expect(app.logLines.filter((line) => line.includes("operation failed"))).toEqual([])
  })
})
