import { expect, test } from "vitest"
import { waysOfAll } from "./ways-of-all.ts"

test("what has several parts takes what all of them take, and no way of it takes more than another", () => {
  const eitherHeat = [["stove"], ["microwave"]] as const
  expect(waysOfAll([])).toEqual([[]])
  expect(waysOfAll([eitherHeat, eitherHeat])).toEqual([["stove"], ["microwave"]])
  expect(waysOfAll([[["blender"]], eitherHeat])).toEqual([
    ["blender", "stove"],
    ["blender", "microwave"],
  ])
  expect(waysOfAll([[["oven"], []], eitherHeat])).toEqual([["stove"], ["microwave"]])
})
