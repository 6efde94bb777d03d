import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { isCovered } from "#app/screens/profile/diary/older/use-months.ts"
import type { SyncedEntry } from "#domain/diary/diary.ts"
import { currentJourney, progressOf } from "#domain/journey/journey.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import { createSnapshotRecord, entriesSince, nextSnapshot, type Pages, type Snapshot, snapshotKey } from "./snapshot.ts"
import { createStore } from "./store.ts"

function entry(day: number): SyncedEntry {
  const id = `id-${day}`
  return { id, mood: "🙂", notes: "", createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(), revision: id }
}

function pages(version: number, isWhole: boolean, entries: SyncedEntry[]): Pages {
  const changes = entries.map((row) => ({ noun: "diaryEntries" as const, key: row.id, version, row }))
  const first = { version, epoch: "epoch", now: "2026-11-20T12:00:00.000Z", results: [], changes, isWhole }
  return { first, changes, clockAheadMs: 0 }
}

const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => entry(from + index))
const read = (snapshot: ReturnType<typeof nextSnapshot>) => Object.keys(snapshot.rows.diaryEntries)

test("an older entry that changes leaves no gap before the latest", () => {
  const before = nextSnapshot(null, pages(1, true, days(81, 100)))
  expect(entriesSince(before)).toBe(entry(81).createdAt)
  const next = nextSnapshot(before, pages(2, false, [entry(3), entry(90), entry(101)]))
  expect(read(next)).toHaveLength(21)
  expect(read(next)).not.toContain("id-3")
  expect(entriesSince(next)).toBe(entry(81).createdAt)
})

test("while a device has all entries, it has one that is written for an earlier day too", () => {
  const before = nextSnapshot(null, pages(1, true, days(90, 100)))
  expect(entriesSince(before)).toBe("")
  expect(read(nextSnapshot(before, pages(2, false, [entry(3)])))).toContain("id-3")
})

test("without any entry nothing is missing", () => {
  expect(entriesSince({ ...nextSnapshot(null, pages(1, true, [])), rows: noRows })).toBe("")
})

test("of entries of the same moment a device keeps those that the server counts as newer", () => {
  const twins = Array.from({ length: 40 }, (_, index) => ({ ...entry(90), id: `id-${String(index).padStart(2, "0")}` }))
  const before = nextSnapshot(null, pages(1, true, twins.slice(20).reverse()))
  const changed = { ...entry(90), id: "id-03", notes: "changed" }
  const left = nextSnapshot(before, pages(2, false, [changed]))
  expect(read(left)).toEqual(read(before))
  const more = nextSnapshot(left, pages(3, false, days(91, 105)))
  expect(read(more)).toEqual([...days(91, 105).reverse(), ...twins.slice(25).reverse()].map(({ id }) => id))
})

test("a month that begins at the oldest moment a device knows may not be whole", () => {
  const begin = new Date(2026, 1, 1)
  expect(isCovered("2026-02", begin.toISOString())).toBe(false)
  expect(isCovered("2026-02", new Date(begin.getTime() - 1).toISOString())).toBe(true)
})

test("what a device of release 0.2.0 has at hand is shown, and all is fetched again", () => {
  const { storage } = createMemoryStorage()
  const kept = readFileSync(new URL("../../tests/fixtures/released/0.2.0/snapshot.json", import.meta.url), "utf8")
  storage.setItem(snapshotKey("ana"), kept)
  const { rows: rowsOfThen } = JSON.parse(kept)
  const snapshot = createSnapshotRecord(storage, "ana").read()
  expect(snapshot).toMatchObject({ version: null, rows: { ...noRows, ...rowsOfThen } })
  expect(read(snapshot as Snapshot)).toHaveLength(12)
  const { rows } = createStore(createCopies(storage, "ana"), () => Date.parse("2026-11-21T09:00:00.000Z")).read()
  expect(progressOf(currentJourney(Object.values(rows.journeys)))).toMatchObject({
    day: 1,
    checklist: { morning: true, mainMeal: false },
  })
  expect(rows.onboarding.own?.values.restrictions).toBe("amendoim")
  expect(rows.profile.own?.values.currentWeightKg).toBe(71.3)
})
