import { expect, test } from "vitest"
import type { Wish } from "./wish.ts"
import { joinFamilies } from "./wish-families.ts"

const families = { rice: "rice brownRice riceNoodles", pasta: "pasta riceNoodles", fish: "cod hake" }
const join = (...wishes: Wish[]) => joinFamilies(wishes, families)

test("foods of a family that is left out whole are one, in the place of the first", () => {
  expect(join("vegan", "food:rice", "food:onion", "food:brownRice", "food:riceNoodles")).toEqual([
    { key: "vegan", wishes: ["vegan"] },
    { key: "rice", family: "rice", wishes: ["food:rice", "food:brownRice", "food:riceNoodles"] },
    { key: "food:onion", wishes: ["food:onion"] },
  ])
})

test("a family of which a food may be eaten is shown food by food", () => {
  expect(join("food:rice", "food:brownRice").map(({ key }) => key)).toEqual(["food:rice", "food:brownRice"])
})

test("what two families share goes with neither while the other is left out", () => {
  expect(join("food:rice", "food:brownRice", "food:riceNoodles", "food:pasta")).toEqual([
    { key: "rice", family: "rice", wishes: ["food:rice", "food:brownRice"] },
    { key: "pasta", family: "pasta", wishes: ["food:pasta"] },
  ])
})

test("a family within another that is left out goes with it, and comes back with nothing of it", () => {
  const nested = { onions: "onion leek", vegetables: "carrot onion leek" }
  expect(joinFamilies(["food:carrot", "food:onion", "food:leek"], nested)).toEqual([
    { key: "vegetables", family: "vegetables", wishes: ["food:carrot", "food:onion", "food:leek"] },
  ])
})
