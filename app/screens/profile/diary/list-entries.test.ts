import { expect, it } from "vitest"
import type { DiaryEntry } from "#domain/diary.ts"
import { listEntries } from "./list-entries.ts"

const nothing = { stored: [], waiting: [], drafts: [], removed: [] }

function entry(day: number, notes = `day ${day}`): DiaryEntry {
  return { id: `id-${day}`, mood: "🙂", notes, createdAt: `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z` }
}

it("what waits on this device stands in the place of what the server has", () => {
  const waiting = [{ ...entry(1, "changed"), isDelayed: true }]
  const listed = listEntries({ ...nothing, stored: [entry(2), entry(1)], waiting })
  expect(listed.map(({ notes, state }) => [notes, state])).toEqual([
    ["day 2", "stored"],
    ["changed", "waiting"],
  ])
})

it("a deletion that waits hides the entry, and while it can be undone its place is kept", () => {
  const diary = {
    ...nothing,
    stored: [entry(2), entry(1)],
    waiting: [{ ...entry(1), deleted: true, isDelayed: false }],
  }
  expect(listEntries(diary).map(({ id }) => id)).toEqual(["id-2"])
  expect(listEntries({ ...diary, removed: [entry(1)] }).map(({ state }) => state)).toEqual(["stored", "removed"])
})

it("ten entries are shown, and however old they are, those that are on this device only", () => {
  const stored = Array.from({ length: 10 }, (_, index) => entry(20 - index))
  const listed = listEntries({ ...nothing, stored, waiting: [{ ...entry(25), isDelayed: false }], drafts: [entry(3)] })
  expect(listed.map(({ id }) => id)).toEqual(["id-25", ...stored.slice(0, 9).map(({ id }) => id), "id-3"])
})
