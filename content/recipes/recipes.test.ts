import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { allergens } from "#domain/food/food.ts"
import { shoppingList } from "#domain/plan/shopping/shopping-list.ts"
import { cookingLevels } from "#domain/profile/onboarding.ts"
import {
  allergensOf,
  dietOf,
  foodOf,
  type Meal,
  meals,
  nutritionOf,
  type Recipe,
  scaled,
  standardMinutes,
  standardRecipeId,
} from "#domain/recipes/recipe.ts"
import { recipes } from "./recipes.ts"
import { snacks } from "./snacks.ts"

/** The recipes of the specification's week. */
const standard = recipes.filter(({ id }) => id <= 21)

const facts = {
  breakfast: { minutes: 10, energyKcal: 320 },
  lunch: { minutes: 20, energyKcal: 450 },
  dinner: { minutes: 15, energyKcal: 380 },
  quick: { minutes: 10, energyKcal: 400 },
}

function keysOf(recipe: Pick<Recipe, "ingredients">) {
  return recipe.ingredients.map((item) => item.food)
}

/** The food that a dish is built on: the one from the protein aisle that gives most protein. */
function mainProteinOf(recipe: Recipe) {
  const proteins = recipe.ingredients.filter((item) => foodOf(item, foods).aisle === "proteins")
  const protein = (item: (typeof proteins)[number]) => item.grams * foodOf(item, foods).proteinG
  return proteins.toSorted((a, b) => protein(b) - protein(a))[0]?.food ?? ""
}

function eaten(aisle: string) {
  return new Set(standard.flatMap(keysOf).filter((key) => foods[key]?.aisle === aisle))
}

test("the first 21 recipes are the standard week, whose ids follow from day and meal", () => {
  expect(recipes.map(({ id }) => id)).toEqual(Array.from({ length: 127 }, (_, index) => index + 1))
  expect(standard.map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => meals).flat())
  for (const [index, { id, kind }] of standard.entries())
    expect(standardRecipeId(Math.floor(index / 3) + 1, kind as Meal)).toBe(id)
  for (const { kind, minutes } of standard) expect(minutes).toBe(standardMinutes[kind as Meal])
})

test("there are at least 32 of each meal, and ten of each are vegan and free of all eight allergens", () => {
  for (const meal of meals) {
    const ofMeal = recipes.filter(({ kind }) => kind === meal)
    const forAll = ofMeal.filter((recipe) => {
      const labelled = allergensOf(recipe, foods).filter((allergen) => allergens.indexOf(allergen) < 8)
      return dietOf(recipe, foods) === "vegan" && labelled.length === 0
    })
    expect(ofMeal.length, meal).toBeGreaterThanOrEqual(32)
    expect(forAll.length, meal).toBeGreaterThanOrEqual(10)
  }
})

test("quick plates need no cooking", () => {
  const plates = recipes.filter(({ kind }) => kind === "quick")
  expect(plates.length).toBeGreaterThanOrEqual(14)
  expect(plates.filter(({ cooking }) => cooking !== "none")).toEqual([])
})

test("30 snacks of 150 to 350 kcal, mixed nuts first, seeds in their place where she leaves nuts out", () => {
  expect(snacks).toHaveLength(30)
  for (const snack of snacks) {
    const { energyKcal } = nutritionOf(snack, foods)
    expect(energyKcal, snack.id).toBeGreaterThanOrEqual(150)
    expect(energyKcal, snack.id).toBeLessThanOrEqual(350)
  }
  const [nuts, seeds] = snacks
  // Nuts that are sold mixed may contain peanuts.
  expect(nuts && allergensOf(nuts, foods)).toEqual(["peanut", "treeNuts"])
  expect(seeds && allergensOf(seeds, foods)).toEqual([])
})

test("recipe 2 is the grilled chicken with sweet potato of the specification", () => {
  const recipe = recipes[1]
  expect(recipe).toMatchObject({ id: 2, kind: "lunch", minutes: 20, servings: 1, energyKcal: 450 })
  expect(recipe?.ingredients).toHaveLength(5)
  expect(recipe && keysOf(recipe)).toEqual(expect.arrayContaining(["chickenBreast", "sweetPotato"]))
})

test.each(recipes)("recipe $id says the time and the energy of its meal, and its foods add up to it", (recipe) => {
  expect(recipe).toMatchObject({ ...facts[recipe.kind], servings: 1 })
  const { energyKcal } = nutritionOf(recipe, foods)
  expect(Math.abs(energyKcal / recipe.energyKcal - 1)).toBeLessThan(0.05)
  expect(cookingLevels).toContain(recipe.level)
})

test.each(recipes)("recipe $id names every food once, in an amount that a kitchen can measure", (recipe) => {
  expect(new Set(keysOf(recipe)).size).toBe(recipe.ingredients.length)
  for (const { food, grams, measure } of recipe.ingredients) {
    expect(grams, food).toBeGreaterThan(0)
    const amount = scaled(measure, 1)
    const fraction = { "": 0, "¼": 1 / 4, "⅓": 1 / 3, "½": 1 / 2, "⅔": 2 / 3, "¾": 3 / 4 }[amount.fraction]
    expect(amount.whole + fraction, food).toBeCloseTo(measure.count, 10)
  }
})

test("a cup, a spoon or a piece of a food weighs about the same in every recipe", () => {
  const weights = new Map<string, number[]>()
  for (const { food, grams, measure } of recipes.flatMap(({ ingredients }) => ingredients)) {
    const key = `${measure.unit} of ${food}`
    weights.set(key, [...(weights.get(key) ?? []), grams / measure.count])
  }
  for (const [key, grams] of weights) expect(Math.max(...grams) / Math.min(...grams), key).toBeLessThan(1.3)
})

test("oil and butter stay at a tablespoon", () => {
  for (const { id, ingredients } of recipes) {
    const fat = ingredients.filter(({ food }) => /Oil$|^butter$/.test(food))
    expect(
      fat.reduce((sum, { grams }) => sum + grams, 0),
      `recipe ${id}`,
    ).toBeLessThanOrEqual(12)
  }
})

test("no meal is built on the same protein as the one before it", () => {
  const proteins = standard.map(mainProteinOf)
  expect(proteins).not.toContain("")
  for (const [index, protein] of proteins.entries()) expect(protein).not.toBe(proteins[index + 1])
})

test("fish comes twice, once an oily one, and is only fish that is low in mercury", () => {
  const dishes = standard.filter((recipe) => dietOf(recipe, foods) === "fish")
  expect(dishes.map(mainProteinOf).toSorted()).toEqual(["sardines", "tilapia"])
})

test("beans, lentils or chickpeas are eaten on at least four days", () => {
  const legumes = ["cariocaBeans", "blackBeans", "lentils", "chickpeas"]
  const days = standard
    .filter((recipe) => keysOf(recipe).some((key) => legumes.includes(key)))
    .map(({ id }) => Math.ceil(id / 3))
  expect(new Set(days).size).toBeGreaterThanOrEqual(4)
})

test("the week has at least five vegetables and five fruits", () => {
  expect(eaten("vegetables").size).toBeGreaterThanOrEqual(5)
  expect(eaten("fruits").size).toBeGreaterThanOrEqual(5)
})

test.each(["lunch", "dinner"] as const)("at least one %s is vegetarian", (meal) => {
  const diets = standard.filter((recipe) => recipe.kind === meal).map((recipe) => dietOf(recipe, foods))
  expect(diets.filter((diet) => diet === "vegetarian" || diet === "vegan").length).toBeGreaterThanOrEqual(1)
})

test("the week's shopping list fills all five aisles and buys enough of everything", () => {
  const list = shoppingList(standard, foods)
  const items = list.flatMap((aisle) => aisle.items)
  expect(list.every((aisle) => aisle.items.length > 0)).toBe(true)
  expect(new Set(items.map(({ food }) => food))).toEqual(new Set(standard.flatMap(keysOf)))
  const eggs = standard.flatMap(({ ingredients }) => ingredients).filter(({ food }) => food === "egg")
  const grams = eggs.reduce((sum, item) => sum + item.grams, 0)
  expect(items.find(({ food }) => food === "egg")).toEqual({
    food: "egg",
    grams,
    amount: { by: "unit", unit: "unit", count: grams / 50 },
  })
})
