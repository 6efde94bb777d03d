import { expect, it } from "vitest"
import type { DiaryEntry, SyncedEntry } from "#domain/diary/diary.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { listEntries } from "./list-entries.ts"

const nothing = { diaryEntries: {}, pending: [], unstored: new Set<string>(), refused: [], drafts: [], removed: [] }

function entry(day: number, notes = `day ${day}`): DiaryEntry {
  return { id: `id-${day}`, mood: "🙂", notes, createdAt: `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z` }
}

function byId(...entries: (DiaryEntry & Partial<SyncedEntry>)[]) {
  const rows = entries.map((one) => [one.id, { revision: one.id, ...one }])
  return Object.fromEntries(rows)
}

function written({ id, ...text }: DiaryEntry, operationId = "operation"): Operation {
  const args = { entryId: id, ...text }
  return { id: operationId, name: "entryWritten", args, at: text.createdAt, schemaVersion: 1 }
}

it("what the server has not acknowledged waits", () => {
  const listed = listEntries({
    ...nothing,
    diaryEntries: byId(entry(2), entry(1, "changed")),
    pending: [written(entry(1))],
  })
  expect(listed.map(({ notes, state }) => [notes, state])).toEqual([
    ["day 2", "stored"],
    ["changed", "pending"],
  ])
})

it("while a deletion can be undone its place is kept", () => {
  const diary = { ...nothing, diaryEntries: byId(entry(2)), removed: [entry(1)] }
  expect(listEntries(diary).map(({ state }) => state)).toEqual(["stored", "removed"])
})

it("what the server does not take is listed with her words", () => {
  const refused = [{ order: 1, operation: written(entry(3), "refused-one"), refusal: { code: "DIARY_LIMIT" } }]
  const [listed] = listEntries({ ...nothing, diaryEntries: byId(entry(2)), refused })
  expect(listed).toMatchObject({ notes: "day 3", state: "refused", isOverLimit: true, operationId: "refused-one" })
})

it("of two texts of one entry the second says which the first is, until that is gone", () => {
  const copy = { ...entry(1, "other text"), id: "copy", copyOf: "id-1", isConflict: true }
  const [, listed] = listEntries({ ...nothing, diaryEntries: byId(entry(1), copy) }).toSorted((one) =>
    one.conflict ? 1 : -1,
  )
  expect(listed).toMatchObject({ id: "copy", conflict: { entry: { id: "id-1" } } })
  expect(listEntries({ ...nothing, diaryEntries: byId(copy) })[0]).not.toHaveProperty("conflict")
})

it("ten entries are shown, and however old they are, those that are on this device only", () => {
  const stored = Array.from({ length: 10 }, (_, index) => entry(20 - index))
  const pending = [written(entry(25))]
  const listed = listEntries({ ...nothing, diaryEntries: byId(...stored, entry(25)), pending, drafts: [entry(3)] })
  expect(listed.map(({ id }) => id)).toEqual(["id-25", ...stored.slice(0, 9).map(({ id }) => id), "id-3"])
})
