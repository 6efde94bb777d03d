import { describe, expect, it, test } from "vitest"
import { addDaysTo } from "../days/day-record.ts"
import { ageBands, ageChoices, ageInDays, bandOf, birthDateProblem, choiceAt, latestBirthDate } from "./baby-age.ts"
import { lastDay, signsAt } from "./sign.ts"
import { signs } from "./signs/table.ts"

const today = "2026-11-26"

test("the bands follow each other through the first year", () => {
  expect(ageBands[0]?.[0]).toBe(0)
  expect(ageBands.at(-1)?.[1]).toBe(lastDay)
  for (const [index, [from]] of ageBands.entries())
    if (index > 0) expect(from).toBe((ageBands[index - 1]?.[1] ?? 0) + 1)
})

test("the signs of fever, vomiting, breath and cough change between the bands and not within one", () => {
  const at = (day: number) => {
    const rows = signsAt(signs, day).filter(({ symptom }) => /^(?:fever|vomit|breath|cough)$/.test(symptom ?? ""))
    return rows.map(({ id }) => id).join()
  }
  for (let day = 1; day <= lastDay; day++)
    if (bandOf(day) === bandOf(day - 1)) expect(at(day), `day ${day}`).toBe(at(day - 1))
})

test("each age that she can choose opens a band of its own", () => {
  expect(ageChoices.map(({ youngest }) => bandOf(youngest))).toEqual(ageBands)
})

test("five weeks are 35 days at least, six months 181", () => {
  expect(ageChoices.map(({ youngest }) => youngest)).toEqual([0, 35, 63, 91, 181])
})

describe("an age that she chose", () => {
  const choice = ageChoices[1] ?? expect.fail()

  it("counts as the youngest day that it can mean", () => {
    expect(latestBirthDate(choice, today)).toBe("2026-10-22")
  })

  it("grows older with the baby", () => {
    const born = latestBirthDate(choice, today)
    const after = (days: number) => bandOf(ageInDays(born, addDaysTo(today, days)) ?? -1)
    expect([0, 24, 25, 55, 145].map(after)).toEqual([
      [29, 59],
      [29, 59],
      [60, 89],
      [90, 179],
      [180, 365],
    ])
    expect(ageInDays(born, addDaysTo(today, 331))).toBeNull()
    expect(choiceAt(ageChoices, ageInDays(born, addDaysTo(today, 28)) ?? -1)).toBe(ageChoices[2])
  })
})

test.each([
  ["2026-11-26", 0],
  ["2026-10-29", 28],
  ["2025-11-26", 365],
  ["2025-11-25", null],
  ["2026-11-27", null],
])("born on %s, the age is %s days", (born, days) => {
  expect(ageInDays(born, today)).toBe(days)
})

test.each([
  ["2026-11-27", "in_future"],
  ["2026-11-26", null],
  ["2024-02-29", null],
  ["2023-11-27", null],
  ["2023-11-26", "long_ago"],
  ["0202-11-26", "long_ago"],
])("a baby born on %s: %s", (born, problem) => {
  expect(birthDateProblem(born, today)).toBe(problem)
})
