import { expect, test } from "vitest"
import { isCovered } from "#app/screens/profile/diary/older/use-months.ts"
import type { SyncedEntry } from "#domain/diary/diary.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { entriesSince, nextSnapshot, type Pages } from "./snapshot.ts"

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
