import { expect, test } from "vitest"
import { addDaysTo } from "../days/day-record.ts"
import { areShortWordsToCome, dueShortWordDay, type ShortWord, shortWordDays, shortWordOf } from "./short-words.ts"

const birthDate = "2026-11-01"
const dueOn = (age: number, readDay?: number) =>
  dueShortWordDay({ birthDate, today: addDaysTo(birthDate, age), readDay })

test("two a week come for six weeks, then one a week, and none after twelve", () => {
  const due = Array.from({ length: 120 }, (_, age) => dueOn(age))
  expect([...new Set(due)]).toEqual([undefined, ...shortWordDays])
  const inWeek = (week: number) => shortWordDays.filter((day) => Math.floor(day / 7) === week).length
  expect(Array.from({ length: 13 }, (_, week) => inWeek(week))).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0])
  expect([due[0], due[83], due[84]]).toEqual([undefined, 78, undefined])
})

test("none is due before the birth, nor where it is not known", () => {
  expect(dueOn(-1)).toBeUndefined()
  expect(dueShortWordDay({ birthDate: null, today: "2026-11-30", readDay: undefined })).toBeUndefined()
})

test("one that was read comes no more, and what she missed is no backlog", () => {
  expect([dueOn(9, 8), dueOn(9, 4), dueOn(11, 8)]).toEqual([undefined, 8, 11])
  // If she moves the birth date later, no short word comes a second time.
  expect(dueOn(2, 11)).toBeUndefined()
})

test("who feeds in another way reads another one of the same day", () => {
  const more = { guide: "", section: "" }
  const words: ShortWord[] = [
    { id: "breast", fromDay: 11, feeding: ["breast", "mixed"], more, sources: [] },
    { id: "unsaid", fromDay: 11, feeding: [null], more, sources: [] },
    { id: "all", fromDay: 15, more, sources: [] },
  ]
  expect(shortWordOf(words, 11, "mixed")?.id).toBe("breast")
  expect(shortWordOf(words, 11, null)?.id).toBe("unsaid")
  expect(shortWordOf(words, 15, "no")?.id).toBe("all")
})

test("some are to come from the birth until twelve weeks have passed, and none where it is not known", () => {
  const areToCome = (age: number) => areShortWordsToCome(birthDate, addDaysTo(birthDate, age))
  expect([-1, 0, 83, 84].map(areToCome)).toEqual([false, true, true, false])
  expect(areShortWordsToCome(null, birthDate)).toBe(false)
})
