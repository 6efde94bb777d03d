import { expect, test } from "vitest"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import { handleResult } from "./handle-result.ts"
import { createStore } from "./store.ts"

function refusedOf<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
  const store = createStore(createCopies(createMemoryStorage().storage, "ana"), () =>
    Date.parse("2026-11-21T09:00:00.000Z"),
  )
  store.add(name, args)
  const [pending] = store.outbox()
  if (!pending) throw new Error("Nothing is pending.")
  store.refuse(pending, { code: "INVALID_INPUT" })
  handleResult(store, pending, { id: pending.operation.id, status: "refused", code: "INVALID_INPUT" })
  return store.read().refused.map(({ operation }) => operation.name)
}

test("what the page has done by itself is dropped where the server refuses it, what she has done stays until she decides", () => {
  expect(refusedOf("repliesRead", { until: "2026-11-21T08:00:00.000Z" })).toEqual([])
  expect(refusedOf("silenceSet", { isOn: true })).toEqual(["silenceSet"])
})
