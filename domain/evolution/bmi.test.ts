import { expect, test } from "vitest"
import { bmi, bmiColour, hasAdultClasses, idealBmi, isInFirstWeeks, isLittleForMilk } from "./bmi.ts"

test("the index is the weight by the square of the height, to one decimal", () => {
  expect(bmi(72, 165)).toBe(26.4)
  expect(bmi(65, 165)).toBe(23.9)
  expect(bmi(61.5, 158.5)).toBe(24.5)
  expect(bmi(30, 220)).toBe(6.2)
  expect(bmi(250, 120)).toBe(173.6)
})

test("below 18.5 is yellow, up to 24.9 green, up to 29.9 yellow, from 30 on red", () => {
  expect([18.4, 18.5, 24.9, 25, 29.9, 30].map(bmiColour)).toEqual([
    "yellow",
    "green",
    "green",
    "yellow",
    "yellow",
    "red",
  ])
  expect([idealBmi.min, idealBmi.max].map(bmiColour)).toEqual(["green", "green"])
})

test("an index is coloured as the number that she reads", () => {
  expect(bmi(99.7, 200)).toBe(24.9)
  expect(bmiColour(bmi(99.7, 200))).toBe("green")
  expect(bmi(99.9, 200)).toBe(25)
  expect(bmiColour(bmi(99.9, 200))).toBe("yellow")
})

test("up to 7 weeks and 6 days after birth an index gets no verdict, from 8 weeks on it does", () => {
  const birthDate = "2026-09-29"
  expect(isInFirstWeeks(birthDate, birthDate)).toBe(true)
  expect(isInFirstWeeks(birthDate, "2026-11-23")).toBe(true)
  expect(isInFirstWeeks(birthDate, "2026-11-24")).toBe(false)
  expect(isInFirstWeeks(birthDate, "2027-11-24")).toBe(false)
})

test("before birth an index gets no verdict, and an unknown birth date counts as the youngest", () => {
  expect(isInFirstWeeks("2026-12-24", "2026-11-24")).toBe(true)
  expect(isInFirstWeeks(null, "2026-11-24")).toBe(true)
})

test("the classes for adults hold from 18 years on, and not for who has not told her age", () => {
  expect([16, 17, 18, 32, undefined].map(hasAdultClasses)).toEqual([false, false, true, true, false])
})

test("help with eating enough is offered below 18.5 while she breastfeeds", () => {
  expect(isLittleForMilk(18.4, true)).toBe(true)
  expect([isLittleForMilk(18.5, true), isLittleForMilk(18.4, false), isLittleForMilk(18.4, undefined)]).toEqual([
    false,
    false,
    false,
  ])
})
