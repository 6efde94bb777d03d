import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { aheadOf, cutFirstOf, keepingFacts, rawFoodsOf } from "./facts-keeping.ts"
import { writtenRecipes } from "./recipes.ts"

const factsOf = (id: number) => {
  const dish = writtenRecipes.find((recipe) => recipe.id === id)
  if (!dish) throw new Error(`There is no recipe ${id}`)
  return keepingFacts(dish)
}

test("of every dish the fridge says what its recipe says, and the freezer never more than the fridge", () => {
  for (const dish of writtenRecipes) {
    const { fridge, freezer, ahead, along, cold } = keepingFacts(dish)
    const isKept = fridge.key === "fridge"
    expect(isKept, `${dish.id}`).toBe(dish.keepsDays > 0)
    expect(freezer.key === "freezer", `${dish.id}`).toBe(dish.freezes)
    if (!isKept) expect(freezer.key, `${dish.id}`).toBe("freezerNot")
    expect(ahead.key === "aheadAll", `${dish.id}`).toBe(isKept)
    expect(along.key === "along", `${dish.id}`).toBe(isKept)
    if (dish.cooking === "none") expect(cold.key, `${dish.id}`).toBe("coldAlways")
  }
})

test("a soup of potatoes freezes without them, a dish of rice or fish not at all", () => {
  expect(factsOf(9).freezer).toEqual({ key: "freezerWithout", foods: ["potato"] })
  expect(factsOf(48).freezer.key).toMatch(/^freezerNot/)
  expect(factsOf(11).freezer).toEqual({ key: "freezerNot-short", foods: ["sardines"] })
  expect(factsOf(87).freezer).toEqual({ key: "freezerNot-milk" })
  expect(factsOf(115).freezer).toEqual({ key: "freezer" })
})

test("why a dish is not kept is told by the food that forbids it", () => {
  expect(factsOf(3).fridge).toEqual({ key: "fridgeNot-freshOnly", foods: ["egg"] })
  expect(factsOf(5).fridge).toEqual({ key: "fridgeNot-warmedTwice", foods: ["cariocaBeans", "rice"] })
  expect(factsOf(1).fridge).toEqual({ key: "fridgeNot" })
})

test("fillets and steaks that lie whole in the pan are cut first, and cubes of chicken are not", () => {
  const cut = writtenRecipes.filter((dish) => cutFirstOf(dish).length > 0).map(({ id }) => id)
  expect(cut).toEqual(expect.arrayContaining([2, 6, 65, 66, 67, 94, 214]))
  for (const id of [9, 17, 61, 91, 92]) expect(cut, `recipe ${id}`).not.toContain(id)
})

test("what is cut the evening before is a fresh vegetable, and what is cooked has a preparation", () => {
  for (const dish of writtenRecipes) {
    const { boiled, cut } = aheadOf(dish)
    for (const key of cut) expect(["frozenPeas", "passata", "tinnedTomatoes"], `recipe ${dish.id}`).not.toContain(key)
    for (const key of boiled)
      expect(
        library.preparations.some(({ foods, isCooked }) => isCooked && foods.includes(key)),
        `recipe ${dish.id} ${key}`,
      ).toBe(true)
    expect(cut.filter((key) => boiled.includes(key))).toEqual([])
  }
})

test("what thaws is meat and fish, and nothing from a tin", () => {
  const raw = new Set(writtenRecipes.flatMap(rawFoodsOf))
  expect([...raw]).toEqual(expect.arrayContaining(["chickenBreast", "tilapia", "salmon", "groundBeef"]))
  for (const key of ["sardines", "tuna", "egg", "firmTofu"]) expect([...raw]).not.toContain(key)
})
