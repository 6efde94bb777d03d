import { expect, test } from "vitest"
import { readEntries } from "../chat/faq-entries.ts"
import type { FaqEntry } from "../chat/faq-match.ts"
import { replyFrom, type Shares } from "./intents.ts"

const entries = readEntries(
  [1, 2, 3].map((id) => ({ id, question: `${id}?`, keywords: [], answer: `${id}.`, followUpIds: [] })),
)

/** The shares of the entries in order; the last one is the share of "no entry answers". */
function shares(...all: number[]): Shares {
  return { of: (id) => all[id - 1] ?? 0, none: all.at(-1) ?? 0, likeliest: Math.max(...all.slice(0, -1)) }
}

test("the entry that the model is sure of answers, else the three likeliest are offered", () => {
  expect(replyFrom("…", entries, shares(0, 0.05, 0.9, 0.05)).entry?.id).toBe(3)
  const { entry, offered } = replyFrom("…", entries, shares(0.1, 0.02, 0.6, 0.28))
  expect([entry, offered.map(({ id }) => id)]).toEqual([null, [3, 1, 2]])
  expect(replyFrom("…", entries, shares(0.1, 0, 0.3, 0.6))).toEqual({ entry: null, offered: [] })
})

test("beside an answer that may be another's, those likeliest after it are offered", () => {
  expect(replyFrom("…", entries, shares(0.06, 0, 0.92, 0.02)).offered.map(({ id }) => id)).toEqual([1])
  expect(replyFrom("…", entries, shares(0.001, 0, 0.98, 0.019)).offered).toEqual([])
})

test("a keyword answers, or is offered first beside possible danger, with what the model takes the message for", () => {
  const [first, ...rest] = entries as [FaqEntry, ...FaqEntry[]]
  const keyed = [{ ...first, keywords: ["iron"] }, ...rest]
  const ids = ({ entry, offered }: ReturnType<typeof replyFrom>) => [entry?.id, offered.map(({ id }) => id)]
  expect(ids(replyFrom("iron tablets?", keyed, shares(0.02, 0.05, 0.9, 0.03)))).toEqual([1, [3, 2]])
  expect(ids(replyFrom("iron tablets?", keyed, shares(0.02, 0.05, 0.3, 0.63)))).toEqual([1, []])
  expect(ids(replyFrom("iron tablets?", keyed, shares(0.02, 0.05, 0.9, 0.03), true))).toEqual([undefined, [1, 3, 2]])
})

test("of entries that the model finds as likely, the one with her words is offered first", () => {
  const [first, second, third] = entries as [FaqEntry, FaqEntry, FaqEntry]
  const worded = [first, { ...second, answer: "Iron tablets upset the stomach." }, third]
  const offered = (text: string) => replyFrom(text, worded, shares(0.3, 0.25, 0.25, 0.2)).offered.map(({ id }) => id)
  expect(offered("…")).toEqual([1, 2, 3])
  expect(offered("the tablet and my stomach")).toEqual([2, 1, 3])
  expect(replyFrom("stomach", worded, shares(0.94, 0.02, 0.02, 0.02)).entry?.id).toBe(1)
})

test("where an entry is hidden, its share goes to no other", () => {
  const left = entries.filter(({ id }) => id !== 2)
  const { entry, offered } = replyFrom("…", left, shares(0, 0.95, 0.03, 0.02))
  expect([entry, offered[0]?.id]).toEqual([null, 3])
  expect(replyFrom("…", left, shares(0, 0.05, 0.9, 0.05)).entry?.id).toBe(3)
})

test("where the model wavers between an entry and what may be asked after it, the likelier answers", () => {
  const [first, second, third] = entries as [FaqEntry, FaqEntry, FaqEntry]
  const linked = [{ ...first, followUpIds: [3] }, second, third]
  for (const [one, other] of [
    [0.65, 0.3],
    [0.3, 0.65],
  ] as const)
    expect(replyFrom("…", linked, shares(one, 0, other, 0.05)).entry?.id).toBe(one > other ? 1 : 3)
  expect(replyFrom("…", linked, shares(0.65, 0.3, 0, 0.05)).entry).toBeNull()
  expect(replyFrom("…", linked, shares(0.48, 0, 0.47, 0.05)).entry).toBeNull()
  expect(replyFrom("…", linked, shares(0.65, 0, 0.3, 0.05), true).entry).toBeNull()
})
