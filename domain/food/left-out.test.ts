import { expect, test } from "vitest"
import { textWithout, wishesAgainstText } from "../marked-text.ts"
import type { FoodNature } from "./food.ts"
import { leftOutBy, type Nameable } from "./left-out.ts"
import type { Wish } from "./wish.ts"

const plant: FoodNature = { diet: "vegan", allergens: [], traits: [], kin: [] }
const nameable: Nameable = {
  natures: {
    milk: { ...plant, diet: "vegetarian", allergens: ["milk"] },
    almonds: { ...plant, allergens: ["treeNuts"] },
    walnuts: { ...plant, allergens: ["treeNuts"] },
    blackBeans: plant,
    whiteBeans: plant,
  },
  groups: { nuts: ["almonds", "walnuts"], beans: ["blackBeans", "whiteBeans"] },
  recipes: [
    { id: 4, ingredients: [{ food: "milk", grams: 200, measure: { count: 1, unit: "cup" } }], ways: [["stove"]] },
  ],
}
const left = (text: string, wishes: readonly Wish[]) => textWithout(text, new Set(), leftOutBy(wishes, nameable))

test("a passage goes with any food, group or dish of its mark that she leaves out", () => {
  const text = "Rest. <food:nuts,milk>Nuts and milk wait.</food> <food:4>Or the porridge.</food>"
  expect(left(text, [])).toBe("Rest. Nuts and milk wait. Or the porridge.")
  expect(left(text, ["treeNuts"])).toBe("Rest. Or the porridge.")
  expect(left(text, ["vegan"])).toBe("Rest.")
  expect(left("<food:4>Only this.</food>", ["milk"])).toBe("")
})

test("a passage about a dish goes where her kitchen lacks what it takes", () => {
  expect(left("Rest. <food:4>Or the porridge.</food>", ["lacks:stove"])).toBe("Rest.")
  expect(left("Rest. <food:milk>Milk.</food> <food:4>Or the porridge.</food>", ["lacks:oven"])).toBe(
    "Rest. Milk. Or the porridge.",
  )
})

test("a group goes only when she can eat nothing of it", () => {
  expect(left("<food:beans>Beans.</food>", ["food:blackBeans"])).toBe("Beans.")
  expect(left("<food:beans>Beans.</food>", ["food:blackBeans", "food:whiteBeans"])).toBe("")
})

test("a group with a food that is not for this week goes unless another of it is in the week", () => {
  const inWeek = (foods: readonly string[], wishes: readonly Wish[] = ["week:blackBeans"]) =>
    textWithout("<food:beans>Beans.</food>", new Set(), leftOutBy(wishes, nameable, new Set(foods)))
  expect(inWeek(["milk"])).toBe("")
  expect(inWeek(["milk", "whiteBeans"])).toBe("Beans.")
  expect(inWeek(["milk"], ["week:milk"])).toBe("Beans.")
})

test("a passage on a hidden topic within one on a food goes with it, and stays without its marks", () => {
  const text = "Eat. <food:milk>Milk<baby>, at the feed</baby>.</food>"
  expect(left(text, ["milk"])).toBe("Eat.")
  expect(textWithout(text, new Set(["baby"]), leftOutBy([], nameable))).toBe("Eat. Milk.")
})

test("the wishes are told for which something is left out", () => {
  const leftOut = leftOutBy(["milk", "treeNuts", "fish"], nameable)
  expect(wishesAgainstText("<food:nuts>Nuts.</food> <food:4>Porridge.</food>", leftOut)).toEqual(["treeNuts", "milk"])
})
