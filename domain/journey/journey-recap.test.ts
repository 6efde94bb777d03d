import { expect, test } from "vitest"
import { emptyDay } from "../days/day-record.ts"
import type { SyncedEntry } from "../diary/diary.ts"
import type { HelperLink } from "../helping/helper-link.ts"
import { currentEdition, type Journey, withDishes, withEaten, withHardNight, withItem } from "./journey.ts"
import { beginningOf, datesOf, dishesEaten, helpersIn, sleepIn, wordsIn } from "./journey-recap.ts"

const begun: Journey = {
  id: "first",
  startedAt: "2026-11-20T08:00:00.000Z",
  done: {},
  edition: currentEdition,
}
const dates = { first: "2026-11-20", last: "2026-11-26" }
const dateOf = (moment: string) => moment.slice(0, 10)

test("a journey lasts from its first tick to its last, and without a date it has none", () => {
  expect(datesOf(begun)).toBeNull()
  const journey = withItem(withItem(begun, 2, "snack", "2026-11-26"), 1, "morning", "2026-11-20")
  expect(datesOf(journey)).toEqual(dates)
})

test("the dish eaten most is one that was eaten, not one in place of which a hard night had something else, and not one that she leaves out", () => {
  const at = "2026-11-20T08:00:00.000Z"
  const planned = withDishes(
    begun,
    { "1-breakfast": 30, "1-lunch": 40, "1-dinner": 50, "2-lunch": 41, "2-breakfast": 30, "2-dinner": 51 },
    at,
  )
  const dayOne = (["morning", "mainMeal", "snack", "activity"] as const).reduce(
    (journey, item) => withItem(journey, 1, item, "2026-11-20"),
    planned,
  )
  expect(dishesEaten(begun, () => true)).toBeNull()
  expect(dishesEaten(dayOne, () => true)).toEqual({ recipeId: 30, times: 1, different: 3 })
  const eaten = withEaten(dayOne, 2, "breakfast")
  expect(dishesEaten(eaten, () => true)).toEqual({ recipeId: 30, times: 2, different: 3 })
  expect(dishesEaten(eaten, (id) => id !== 30)).toEqual({ recipeId: 40, times: 1, different: 3 })
  expect(dishesEaten(eaten, () => false)).toBeNull()
  const afterHardNight = withHardNight(eaten, 1, ["lunch", "dinner"], at)
  expect(dishesEaten(afterHardNight, (id) => id !== 30)).toBeNull()
})

test("hours of sleep are those that she told within the journey", () => {
  const slept = (date: string, sleepHours: number | null) => ({ ...emptyDay(date), sleepHours })
  const days = [slept("2026-11-19", 9), slept("2026-11-20", 5.5), slept("2026-11-21", null), slept("2026-11-26", 6)]
  expect(sleepIn(days, dates)).toEqual({ hours: 11.5, days: 2 })
  expect(sleepIn(days.slice(2, 3), dates)).toBeNull()
})

test("of each day the last words are shown that are not heavy, by date", () => {
  const entry = (id: string, createdAt: string, notes: string, mood: SyncedEntry["mood"] = "🙂"): SyncedEntry => {
    return { id, revision: id, createdAt, mood, notes }
  }
  const entries = [
    entry("a", "2026-11-19T08:00:00.000Z", "antes"),
    entry("b", "2026-11-22T08:00:00.000Z", "depois"),
    entry("c", "2026-11-20T08:00:00.000Z", "primeiro"),
    entry("d", "2026-11-20T09:00:00.000Z", "segundo"),
    entry("e", "2026-11-20T10:00:00.000Z", "triste", "😢"),
    entry("f", "2026-11-21T10:00:00.000Z", "quero morrer"),
  ]
  const words = wordsIn(entries, dates, dateOf, (notes) => notes.includes("morrer"))
  expect(words).toEqual([
    { id: "d", date: "2026-11-20", notes: "segundo" },
    { id: "b", date: "2026-11-22", notes: "depois" },
  ])
})

test("long words end with a whole one", () => {
  expect(beginningOf("uma  linha\n\ncurta ")).toBe("uma linha curta")
  const long = beginningOf("dormimos juntos ".repeat(30))
  expect(long).toMatch(/(dormimos|juntos)…$/)
  expect([...long].length).toBeLessThanOrEqual(181)
  expect([...beginningOf("🌸".repeat(300))].length).toBe(181)
})

test("who helped is each name once that a link of those days has, in the order of asking", () => {
  const link = (name: string, createdAt: string, expiresAt: string): HelperLink => {
    return {
      id: createdAt,
      name,
      createdAt,
      expiresAt,
      endedAt: null,
      shows: ["meals"],
      namesWithout: true,
      language: "pt",
    }
  }
  const links = [
    link("Bruno", "2026-11-22T08:00:00.000Z", "2026-11-29T08:00:00.000Z"),
    link("Ana", "2026-11-15T08:00:00.000Z", "2026-11-21T08:00:00.000Z"),
    link("Bruno ", "2026-11-24T08:00:00.000Z", "2026-11-25T08:00:00.000Z"),
    link("", "2026-11-24T09:00:00.000Z", "2026-11-25T08:00:00.000Z"),
    link("Clara", "2026-11-10T08:00:00.000Z", "2026-11-11T08:00:00.000Z"),
    link("Dora", "2026-11-27T08:00:00.000Z", "2026-11-28T08:00:00.000Z"),
  ]
  expect(helpersIn(links, dates, dateOf)).toEqual(["Ana", "Bruno"])
})
