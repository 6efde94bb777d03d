import { expect, test } from "vitest"
import { isLowMoodDay } from "./low-mood-day.ts"

test("a day is a low one by an answer of 1 or 2, or by a page of the diary with 😞 or 😢", () => {
  expect([1, 2, 3, 4, 5].map((mood) => isLowMoodDay({ mood }, []))).toEqual([true, true, false, false, false])
  const moods = ["😄", "🙂", "😐", "😞", "😢"] as const
  expect(moods.map((mood) => isLowMoodDay({ mood: 5 }, [{ mood: "🙂" }, { mood }]))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect(isLowMoodDay(undefined, [])).toBe(false)
  expect(isLowMoodDay({ mood: null, energy: 1 }, [])).toBe(false)
})
