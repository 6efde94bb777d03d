import { expect, test } from "vitest"
import { readEntries } from "../faq-entries.ts"
import { replyFrom } from "./intents.ts"

const entries = readEntries(
  [1, 2, 3].map((id) => ({ id, question: `${id}?`, keywords: [], answer: `${id}.`, followUpIds: [] })),
)

test("the entry that the model is sure of answers, else the likeliest are offered", () => {
  expect(replyFrom("…", entries, Float64Array.of(0, 0.05, 0.9, 0.05)).entry?.id).toBe(3)
  const { entry, offered } = replyFrom("…", entries, Float64Array.of(0.1, 0, 0.6, 0.3))
  expect([entry, offered.map(({ id }) => id)]).toEqual([null, [3, 1]])
})

test("where an entry is hidden, its share goes to no other", () => {
  const left = entries.filter(({ id }) => id !== 2)
  expect(replyFrom("…", left, Float64Array.of(0, 0.95, 0.03, 0.02))).toMatchObject({
    entry: null,
    offered: [{ id: 3 }],
  })
  expect(replyFrom("…", left, Float64Array.of(0, 0.05, 0.9, 0.05)).entry?.id).toBe(3)
})
