import { expect, test } from "vitest"
import { foods as table } from "#content/foods.ts"
import { cannotStayOut, canStayOut, givenInstead, insteadFacts, stayingFacts, stepDoubts } from "./facts-instead.ts"
import { writtenRecipes } from "./recipes.ts"

const dishOf = (id: number) => {
  const dish = writtenRecipes.find((recipe) => recipe.id === id)
  if (!dish) throw new Error(`There is no recipe ${id}`)
  return dish
}
const whom = { suits: (key: string) => key in table, people: 2 }
const instead = (id: number, food: string) => insteadFacts(dishOf(id), food, whom)
const given = (id: number, food: string, other: string) => givenInstead(dishOf(id), food, other, whom)

test("cheaper fish for salmon takes fewer minutes, and tinned fish is only warmed", () => {
  expect(instead(67, "salmon")).toEqual([
    { key: "instead-thinFish", foods: ["tilapia", "hake"] },
    { key: "instead-tinnedFish", foods: ["sardines"] },
  ])
  expect(given(67, "salmon", "tilapia")).toEqual([
    { key: "insteadYes" },
    { key: "instead-thinFish", foods: ["tilapia"] },
  ])
  expect(given(6, "tilapia", "salmon")[1]?.key).toBe("instead-thickFish")
})

test("a tin of white beans for lentils changes no minutes, red lentils come dry, and lentils for red ones cooked", () => {
  expect(given(12, "lentils", "whiteBeans")).toEqual([
    { key: "insteadYes" },
    { key: "instead-same", foods: ["whiteBeans"] },
  ])
  expect(given(12, "lentils", "redLentils")[1]).toEqual({
    key: "instead-dry",
    foods: ["redLentils"],
    values: { usual: 400, grams: 160 },
  })
  expect(given(48, "redLentils", "lentils")[1]?.key).toBe("instead-cooked")
})

test("kale for spinach takes longer, and roots as long as they boil, cassava never raw", () => {
  expect(given(3, "spinach", "greens")[1]?.key).toBe("instead-hardLeaf")
  expect(given(2, "sweetPotato", "arracacha")[1]).toMatchObject({ key: "instead-rootMinutes" })
  expect(given(2, "sweetPotato", "cassava")[1]).toMatchObject({ key: "instead-cassava", values: { minutes: 35 } })
})

test("bread stands for a tapioca crêpe, and tofu is no fruit", () => {
  expect(given(34, "tapioca", "wholemealBread")).toEqual([
    { key: "insteadYes" },
    { key: "instead-bread", foods: ["wholemealBread"] },
  ])
  expect(given(22, "banana", "firmTofu")[0]).toEqual({ key: "insteadNo", foods: ["banana"], others: ["firmTofu"] })
})

test("an egg that binds makes way for chia, one that is the dish for tofu", () => {
  expect(instead(13, "egg")[0]).toEqual({ key: "instead-binder", foods: ["chia"] })
  const seeds = insteadFacts(dishOf(25), "sunflowerSeeds", whom)
  expect(seeds[0]).toEqual({ key: "instead-same", foods: ["chia", "sesame", "pumpkinSeeds"] })
  expect(instead(3, "egg")[0]).toEqual({ key: "instead-tofu", foods: ["firmTofu"] })
})

test("nothing that has to be cooked stands in a dish that is not, and nothing that she does not eat in any", () => {
  const raw = /^(chicken|ground|beef|pork|tilapia|hake|salmon|shrimp|cornmeal|buckwheat|redLentils|texturedSoy)/
  const noFish = { suits: (key: string) => key in table && table[key]?.diet !== "fish", people: 1 }
  for (const dish of writtenRecipes)
    for (const { food } of dish.ingredients) {
      const others = insteadFacts(dish, food, whom).flatMap((fact) =>
        fact.key === "insteadNone" ? [] : (fact.foods ?? []),
      )
      if (dish.cooking === "none")
        expect(
          others.filter((key) => raw.test(key)),
          `${dish.id} ${food}`,
        ).toEqual([])
      const without = insteadFacts(dish, food, noFish).flatMap(({ foods = [] }) => foods.filter((key) => key !== food))
      expect(
        without.filter((key) => table[key]?.diet === "fish"),
        `${dish.id} ${food}`,
      ).toEqual([])
    }
})

test("a salad takes no pumpkin for its raw carrot, a cold roll no tapioca, and a breakfast no sauce", () => {
  const others = (id: number, food: string) => instead(id, food).flatMap(({ foods = [] }) => foods)
  expect(others(60, "carrot")).toEqual(["beetroot", "carrot"])
  expect(others(60, "cornTortilla")).not.toContain("tapioca")
  expect(others(7, "tomato")).not.toContain("passata")
  expect(others(12, "tomato")).toContain("passata")
})

test("of a food that a dish does not have nothing is said", () => {
  expect(instead(1, "salmon")).toEqual([])
  expect(given(1, "salmon", "tilapia")).toEqual([])
})

test("of every dish something must stay, and what may stay out is never its heaviest food", () => {
  for (const dish of writtenRecipes) {
    const out = canStayOut(dish)
    const heaviest = dish.ingredients.toSorted((one, other) => other.grams - one.grams)[0]?.food
    expect(cannotStayOut(dish).length, `recipe ${dish.id}`).toBeGreaterThan(0)
    expect(out, `recipe ${dish.id}`).not.toContain(heaviest)
    expect(stayingFacts(dish).at(-1)?.key).toBe("mustStay")
  }
  expect(canStayOut(dishOf(3))).toEqual(expect.arrayContaining(["onion", "spinach"]))
  expect(canStayOut(dishOf(3))).not.toContain("egg")
})

test("in the middle of cooking it is told when meat, fish, eggs and roots are done, and where the meat of a soup goes", () => {
  const doubts = (id: number) => stepDoubts(dishOf(id)).map(({ key }) => key)
  expect(doubts(9)).toEqual(["doubt-meatApart", "doubt-meat", "doubt-root", "doubt-onion", "doubt-peel"])
  expect(doubts(67)).toEqual(["doubt-fish", "doubt-root"])
  expect(doubts(34)).toEqual(expect.arrayContaining(["doubt-egg", "doubt-tapioca"]))
  expect(doubts(56)).toContain("doubt-onion")
  expect(doubts(27)).toContain("doubt-browned")
})
