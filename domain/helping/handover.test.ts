import { expect, test } from "vitest"
import type { About } from "../marked-text.ts"
import { helperWordOn } from "./handover.ts"

const dayOf = (day: number) => new Date(Date.UTC(2026, 10, 21 + day, 9)).toISOString()
const wordsOf = (hidden: readonly About[]) =>
  new Set(Array.from({ length: 35 }, (_, day) => helperWordOn(dayOf(day), new Set(hidden))))

test("whoever helps reads two words a week in turn, and after a loss none about a baby", () => {
  expect(wordsOf([])).toEqual(new Set(["signs", "sleep", "rest", "mood", "company"]))
  expect(wordsOf(["baby"])).toEqual(new Set(["signs", "rest"]))
  const fortnight = Array.from({ length: 14 }, (_, day) => helperWordOn(dayOf(day), new Set()))
  const changes = fortnight.filter((word, day) => day > 0 && word !== fortnight[day - 1])
  expect([3, 4]).toContain(changes.length)
})
