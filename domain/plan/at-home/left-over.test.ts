import { expect, test } from "vitest"
import { leftOvers } from "#content/foods/left-overs.ts"
import { foods } from "#content/foods.ts"
import type { Food } from "../../food/food.ts"
import { isPerishable } from "../shopping/purchase.ts"
import { isMuchLeft } from "./left-over.ts"

const food = (key: string) => foods[key] as Food

test("half a bunch is much, a corner of a loaf is not", () => {
  expect(isMuchLeft(20, food("parsley"))).toBe(true)
  expect(isMuchLeft(450, food("wholemealBread"))).toBe(false)
  expect(isMuchLeft(300, food("broccoli"))).toBe(false)
})

test("nothing is left of what is sold loose, and what keeps for weeks does not spoil", () => {
  expect(isMuchLeft(130, food("chickenBreast"))).toBe(false)
  expect(isMuchLeft(100, food("rice"))).toBe(false)
  expect(isMuchLeft(3, food("garlic"))).toBe(false)
})

test("of every food that spoils in its package it is known what becomes of it, and of no other", () => {
  const spoiling = Object.keys(foods).filter((key) => food(key).sold.by === "unit" && isPerishable(food(key)))
  expect(Object.keys(leftOvers).toSorted()).toEqual(spoiling.toSorted())
})
