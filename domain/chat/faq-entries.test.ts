import { expect, test } from "vitest"
import type { About } from "../marked-text.ts"
import { entriesWithout, readEntries, type WrittenFaqEntry } from "./faq-entries.ts"

const written: WrittenFaqEntry[] = [
  { id: 1, question: "Sleep?", keywords: ["sleep"], answer: "Rest<baby> as he does</baby>.", followUpIds: [2, 3] },
  { id: 2, question: "Colic?", keywords: ["colic"], answer: "It passes.", followUpIds: [1], about: ["baby"] },
  { id: 3, question: "Eat?", keywords: ["eat"], answer: "<energy>500 kcal.</energy>", followUpIds: [1, 2, 4] },
  { id: 4, question: "Diet?", keywords: ["diet"], answer: "Not now.", followUpIds: [3], about: ["weight", "energy"] },
]
const entries = readEntries(written)
const without = (...hidden: About[]) => entriesWithout(entries, new Set(hidden))

test("as long as nothing is hidden, all entries answer in full, without marks", () => {
  expect(entries.map(({ answer }) => answer)).toEqual(["Rest as he does.", "It passes.", "500 kcal.", "Not now."])
  expect(entries.map(({ question, keywords }) => [question, keywords])).toEqual(
    written.map(({ question, keywords }) => [question, keywords]),
  )
  expect(without()).toEqual(entries)
})

test("an entry that is wholly about what is hidden is gone, and nothing leads to it", () => {
  expect(without("baby").map(({ id, followUpIds }) => [id, followUpIds])).toEqual([
    [1, [3]],
    [3, [1, 4]],
    [4, [3]],
  ])
  expect(without("weight").map(({ id }) => id)).toEqual([1, 2, 3])
})

test("the other answers are without what they say of it", () => {
  expect(without("baby")[0]?.answer).toBe("Rest.")
  expect(without("weight")[0]?.answer).toBe("Rest as he does.")
})

test("an entry of whose answer nothing is left is gone as well", () => {
  expect(without("energy").map(({ id, followUpIds }) => [id, followUpIds])).toEqual([
    [1, [2]],
    [2, [1]],
  ])
})

test("what was hidden is there again once it is shown", () => {
  expect(entriesWithout(without("baby"), new Set(["weight"] as const))[0]?.answer).toBe("Rest as he does.")
  expect(without()).toEqual(entries)
})
