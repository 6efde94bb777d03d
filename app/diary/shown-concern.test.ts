import { expect, test } from "vitest"
import type { Concern } from "#domain/safety/concern.ts"
import { type Shown, shownAfter } from "./shown-concern.ts"

const despair: Concern = { level: "urgent", kind: "self-harm" }

/** Saves one entry for each concern, a millisecond apart, and returns what the diary shows after each. */
function afterEntries(...concerns: readonly Concern[]): Shown[] {
  let standing: Shown | null = null
  return concerns.map((concern, index) => {
    standing = shownAfter(standing, { entryId: `entry-${index + 1}`, at: index + 1 }, concern)
    return standing
  })
}

test("each entry of despair brings the card below itself and into view anew, in other words each time", () => {
  const shown = afterEntries(despair, despair, despair)
  expect(shown.map(({ level, kind }) => ({ level, kind }))).toEqual([despair, despair, despair])
  expect(shown.map(({ entryId }) => entryId)).toEqual(["entry-1", "entry-2", "entry-3"])
  expect(shown.map(({ at }) => at)).toEqual([1, 2, 3])
  expect(shown.map(({ times }) => times)).toEqual([1, 2, 3])
})

test("another danger is met in its own first words", () => {
  const [, other] = afterEntries(despair, { level: "urgent", kind: "choking" })
  expect(other).toMatchObject({ level: "urgent", kind: "choking", times: 1 })
})

test("the gentle question after a card that she has not closed names the card's number, and a cry after it counts on", () => {
  const [, asked, again] = afterEntries(despair, { level: "check", kind: "same-day-baby" }, despair)
  expect(asked).toMatchObject({ entryId: "entry-2", level: "check", kind: "self-harm", isAfterUrgent: true })
  expect(again).toMatchObject({ entryId: "entry-3", level: "urgent", kind: "self-harm", times: 2 })
  expect(again).not.toHaveProperty("isAfterUrgent")
})

test("without a card before it the gentle question is of its own kind", () => {
  const [asked, askedAgain] = afterEntries({ level: "check", kind: "loss" }, { level: "check", kind: "violence" })
  expect(asked).toEqual({ entryId: "entry-1", at: 1, level: "check", kind: "loss" })
  expect(askedAgain).toEqual({ entryId: "entry-2", at: 2, level: "check", kind: "violence" })
})
