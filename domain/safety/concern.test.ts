import { expect, it } from "vitest"
import { type Concern, type Standing, timesInARow } from "./concern.ts"

const cry: Concern = { level: "urgent", kind: "self-harm" }

it.each<[string, Standing | null, number]>([
  ["nothing", null, 1],
  ["the card", { ...cry }, 2],
  ["the card of the third", { ...cry, times: 3 }, 4],
  ["a gentle question in its place", { ...cry, level: "check", isAfterUrgent: true, times: 2 }, 3],
  ["a gentle question alone", { ...cry, level: "check" }, 1],
  ["the card of another danger", { level: "urgent", kind: "burn", times: 2 }, 1],
])("an urgent message after %s is counted in its row", (_, standing, times) => {
  expect(timesInARow(standing, cry)).toBe(times)
})
