import { expect, test } from "vitest"
import { waysOfAll } from "./ways-of-all.ts"

test("what has several parts takes, each way, what all of them take", () => {
  const eitherHeat = [["stove"], ["microwave"]] as const
  expect(waysOfAll([])).toEqual([[]])
  expect(waysOfAll([eitherHeat])).toEqual(eitherHeat)
  expect(waysOfAll([[["blender"]], eitherHeat])).toEqual([
    ["blender", "stove"],
    ["blender", "microwave"],
  ])
  expect(waysOfAll([[["oven"], []], [["stove"]]])).toEqual([["oven", "stove"], ["stove"]])
})
