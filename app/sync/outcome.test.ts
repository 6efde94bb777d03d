import { expect, test } from "vitest"
import { type Outcome, outcomeOfAll } from "./sync-context.ts"

const refused: Outcome = { status: "refused", refusal: { code: "INVALID_INPUT" } }
const [synced, pending]: Outcome[] = [{ status: "synced" }, { status: "pending" }] as const
const saves = (outcomes: Outcome[]) => outcomeOfAll(outcomes.map((outcome) => ({ outcome: Promise.resolve(outcome) })))

test("of two operations that make one save neither may be refused, or still be pending, for it to be saved", async () => {
  expect(await saves([refused, synced])).toBe(refused)
  expect(await saves([synced, pending, refused])).toBe(refused)
  expect(await saves([synced, pending])).toBe(pending)
  expect(await saves([synced, synced])).toEqual(synced)
  expect(await saves([])).toEqual(synced)
})
