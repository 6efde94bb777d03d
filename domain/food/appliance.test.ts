import { expect, test } from "vitest"
import { lackedFor } from "./appliance.ts"

test("what can be made without what is lacking lacks nothing", () => {
  expect(lackedFor([["stove"], ["microwave"]], ["microwave", "oven"])).toEqual([])
  expect(lackedFor([[]], ["stove", "microwave", "oven", "blender", "kettle"])).toEqual([])
})

test("what cannot is told by the least that would do", () => {
  expect(lackedFor([["stove"], ["microwave"]], ["stove", "microwave"])).toEqual(["stove"])
  expect(lackedFor([["stove", "blender"], ["microwave"]], ["stove", "microwave", "blender"])).toEqual(["microwave"])
})
