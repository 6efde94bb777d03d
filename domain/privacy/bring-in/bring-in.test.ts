import { expect, test } from "vitest"
import { entriesPerDay } from "../../diary/diary.ts"
import { noRows } from "../../nouns/nouns.ts"
import { exportFormatVersion, readExportFile } from "./export-file.ts"
import { existingIn, planOf } from "./plan.ts"

const head = {
  formatVersion: exportFormatVersion,
  exportedAt: "2026-11-20T08:00:00.000Z",
  user: { id: "ana", email: "ana@example.org" },
}
const now = "2026-11-21T08:00:00.000Z"

function planned(parts: object) {
  const { file, fault } = readExportFile(JSON.stringify({ ...head, ...parts }))
  if (!file) throw new Error(fault)
  return planOf(file, { rows: noRows, there: existingIn(noRows), isAgreed: () => true, now })
}

const entry = (index: number) => ({
  id: `01a20e7c-0000-7000-8000-${String(index).padStart(12, "0")}`,
  mood: "🙂",
  notes: "Dormi.",
  createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
})

test.each([
  ["nothing", "", "notOurs"],
  ["a picture", "\u0089PNG\r\n", "notOurs"],
  ["JSON of something else", '[{"name":"Ana"}]', "notOurs"],
  ["null", "null", "notOurs"],
  ["brackets without end", "[".repeat(200_000), "notOurs"],
  ["one without an account", JSON.stringify({ ...head, user: null }), "notOurs"],
  ["one that was cut", JSON.stringify(head).slice(0, -9), "cut"],
  ["one of a newer release", JSON.stringify({ ...head, formatVersion: exportFormatVersion + 1 }), "newer"],
  ["one of an older release", JSON.stringify({ ...head, formatVersion: 1 }), "older"],
  [
    "one with 100,000 rows",
    JSON.stringify({ ...head, diaryEntries: Array.from({ length: 100_000 }, (_, it) => entry(it)) }),
    "tooMany",
  ],
])("of %s it is said what is the matter", (_what, text, fault) => {
  expect(readExportFile(text)).toEqual({ fault })
})

test("what is no row is left in the file, and takes nothing along", () => {
  const { counts, steps } = planned({
    diaryEntries: [entry(1), null, 7, { ...entry(2), mood: "🤖" }, { ...entry(3), notes: "" }],
    checkIns: [{ date: "2026-13-99", value: { energy: 1 }, changedAt: now }, "yesterday", { date: "__proto__" }],
    weights: { date: "2026-11-20" },
    profile: { heightCm: 170, age: 999, fullName: "Ana", __proto__: 1, constructor: 2 },
    journeys: [{ id: "first", startedAt: "soon", done: { 1: ["morning"] } }],
    ownItems: { items: { values: { x: { text: "a" } }, changedAt: {} } },
    silence: { value: { isOn: "yes" } },
  })
  expect(counts.diaryEntries).toMatchObject({ taken: 1, unreadable: 2 })
  expect(counts.checkIns).toMatchObject({ found: 3, taken: 0, unreadable: 3 })
  expect(counts.weights).toMatchObject({ found: 0 })
  expect(counts.journeys).toMatchObject({ taken: 0, unreadable: 1 })
  expect(counts.ownItems).toMatchObject({ unreadable: 1 })
  expect(counts.silence).toMatchObject({ unreadable: 1 })
  const fields = steps.flatMap((step) => (step.name === "profileChanged" ? Object.keys(step.args.fields) : []))
  expect(fields).toEqual(["heightCm", "fullName"])
})

test("of a diary that is longer than a day takes, the newest come first", () => {
  const { counts, steps } = planned({ diaryEntries: Array.from({ length: entriesPerDay + 5 }, (_, it) => entry(it)) })
  expect(counts.diaryEntries).toMatchObject({ taken: entriesPerDay, later: 5 })
  expect(steps[0]).toMatchObject({ name: "entryWritten", at: entry(entriesPerDay + 4).createdAt })
})

test("nothing is dated after now, and texts stay texts", () => {
  const notes = "<script>alert(1)</script> \u202e{$count}"
  const { steps } = planned({ diaryEntries: [{ ...entry(1), notes, createdAt: "2031-01-01T00:00:00.000Z" }] })
  expect(steps).toMatchObject([{ args: { notes }, at: now }])
})
