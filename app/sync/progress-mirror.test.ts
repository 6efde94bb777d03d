import { expect, test } from "vitest"
import { initialProgress, tick } from "#domain/journey/progress.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import { createProgressMirror } from "./progress-mirror.ts"
import { createSnapshotRecord, snapshotSchemaVersion } from "./snapshot.ts"
import { createStore } from "./store.ts"

test("day, percentage and checklist are in local storage under the progress key, and follow what she does", () => {
  const { storage } = createMemoryStorage()
  const store = createStore(createCopies(storage, "ana"), () => Date.parse("2026-11-21T09:00:00.000Z"))
  const mirror = createProgressMirror(storage, store)
  const mirrored = () => {
    mirror()
    return JSON.parse(storage.getItem("florescer:kept:ana:progress") ?? "null")?.value
  }
  expect(mirrored()).toBeUndefined()
  const rest = { version: 1, clockAheadMs: 0, hasAllEntries: true, rows: noRows }
  createSnapshotRecord(storage, "ana").write({ schemaVersion: snapshotSchemaVersion, ...rest })
  store.handleStorageEvent(null)
  expect(mirrored()).toEqual(initialProgress)
  store.add("itemDone", { journeyId: "first", day: 1, item: "morning" })
  expect(mirrored()).toEqual(tick(initialProgress, "morning"))
  store.add("journeyStarted", { journeyId: crypto.randomUUID() })
  expect(mirrored()).toEqual(initialProgress)
})
