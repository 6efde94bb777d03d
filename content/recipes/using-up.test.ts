import { readFileSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { lackedFor } from "#domain/food/appliance.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import { type Allergen, allergens, type FoodKey } from "#domain/food/food.ts"
import { languages } from "#domain/language.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { usingUpId } from "#domain/plan/at-home/using-up.ts"
import { filledText, type TextOfForm } from "#domain/plan/at-home/using-up-text.ts"
import { dishOfWhatIsLeft, lastDinner } from "#domain/plan/at-home/what-is-left.ts"
import { alternativesFor } from "#domain/plan/cooking/swap.ts"
import { householdOf, noHousehold, nothingUnderstood } from "#domain/plan/household.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { boughtGrams } from "#domain/plan/shopping/purchase.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { standardDishes } from "#domain/plan/slots.ts"
import { type Plan, planOf } from "#domain/plan/week/plan-of.ts"
import {
  foodOf,
  nutritionOf,
  type Recipe,
  type RecipeText,
  titleIn,
  usingUpIds,
  writtenId,
} from "#domain/recipes/recipe.ts"
import { stepIngredients } from "#domain/recipes/step-ingredients.ts"
import { amount } from "#tests/amount.ts"
import { waysOfDish } from "./ways.ts"

const count = library.usingUpForms.length * usingUpIds.perForm
const dishes = Array.from({ length: count }, (_, index) => findRecipe(library, usingUpIds.first + index)).filter(
  (dish): dish is Recipe => dish !== undefined,
)
const appliances = ["stove", "oven", "microwave", "blender", "kettle"] as const

describe("a dish of what is left", () => {
  test("has a dinner's energy within 5 %, whatever it is made of", () => {
    expect(dishes.length).toBeGreaterThan(8000)
    const off = dishes.filter((dish) => Math.abs(nutritionOf(dish, foods).energyKcal - 380) > 19)
    expect(off.map(({ id }) => id)).toEqual([])
  })

  test("is told by its id for good, as weeks store it", () => {
    const madeOf = (id: number) => findRecipe(library, id)?.ingredients.map(({ food }) => food)
    expect(usingUpId(0, 0, [0, 1])).toBe(1005)
    expect(madeOf(1005)).toEqual(["egg", "wholemealBread", "carrot", "cabbage", "oliveOil"])
    expect(madeOf(4132)).toEqual(["potato", "whiteBeans", "carrot", "tomato", "broccoli", "oliveOil"])
    expect(madeOf(9900)).toEqual(["pasta", "chickpeas", "greens", "mushrooms", "tinnedCorn", "oliveOil"])
    expect(new Set(dishes.map(({ ingredients }) => JSON.stringify(ingredients))).size).toBe(dishes.length)
    expect([999, 1004, 2499, 10_000].map((id) => findRecipe(library, id))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test("takes of a kitchen what its steps and what comes cooked for it take", () => {
    for (const dish of dishes)
      for (const appliance of appliances)
        expect(lackedFor(dish.ways, [appliance]), `${dish.id}`).toEqual(lackedFor(waysOfDish(dish), [appliance]))
  })

  test.each(languages)("names each of its foods in its steps, which fill its minutes, in %s", (language) => {
    const read = <T>(path: string): T => JSON.parse(readFileSync(`${import.meta.dirname}/../${path}`, "utf8"))
    const texts = read<Record<string, TextOfForm>>(`recipes/${language}/using-up.json`)
    const names = read<Record<string, string>>(`locales/${language}/foods.json`)
    const missing = dishes.flatMap((dish) => {
      const { steps } = filledOf(texts[writtenId(dish.id)], dish, names)
      expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(dish.minutes)
      const words = steps.map(({ text }) => text)
      expect(words.join(" ")).not.toMatch(/[{}]/)
      const keys = dish.ingredients.map(({ food }) => food)
      const found = stepIngredients(
        words,
        keys.map((key) => names[key] ?? ""),
        language,
      ).flat()
      return keys.filter((_, place) => !found.includes(place)).map((key) => `${writtenId(dish.id)} ${key}`)
    })
    expect([...new Set(missing)]).toEqual([])
    const beside = library.usingUpForms.flatMap((form) => form.beside.map(({ food }) => food))
    expect(Object.values(texts).flatMap((text) => Object.keys(text.beside ?? {}))).toEqual(beside)
  })
})

function filledOf(text: TextOfForm | undefined, dish: Recipe, names: Record<string, string>): RecipeText {
  if (!text) throw new Error("a form has a text")
  return filledText(text, dish, foods, (keys) => keys.map((key) => names[key]).join(", "))
}

const begin = "2026-11-02T08:00:00.000Z"

/** Rows in which foods were ticked, or marked as at home, at `begin`. */
function rowsWith(ticked: readonly FoodKey[], had: readonly FoodKey[] = [], people = 1): Rows {
  const marked = (keys: readonly FoodKey[]) => ({
    values: Object.fromEntries(keys.map((key) => [key, true])),
    changedAt: Object.fromEntries(keys.map((key) => [key, begin])),
  })
  return {
    ...noRows,
    shoppingTicks: { [ownKey]: marked(ticked) },
    atHome: { [ownKey]: marked(had) },
    household: { [ownKey]: { values: { people, without: [] }, changedAt: {} } },
  }
}

const listed = ({ week, household }: Plan) =>
  shoppingListOfWeek(week, household, foods).flatMap(({ items }) => items.map(({ food }) => food))

describe("the last dinner", () => {
  test("may be what the standard week leaves over, with nothing more to buy", () => {
    const plan = planOf(library, [], noHousehold)
    const dish = dishOfWhatIsLeft(library, plan, rowsWith(listed(plan)), begin)
    expect(dish && writtenId(dish.id)).toBe(2500)
    const [first, ...others] = alternativesFor(library, plan.household, plan.week.dishes, lastDinner, [], {
      ofWhatIsLeft: dish,
    })
    expect(first?.recipe).toBe(dish)
    expect(first?.reasons).toEqual([{ part: "remains", foods: expect.arrayContaining(["rice", "carrot", "onion"]) }])
    expect(others).toHaveLength(2)
  })

  test("is not made of what nobody told to be in the house, nor of what is said to be gone", () => {
    const plan = planOf(library, [], noHousehold)
    expect(dishOfWhatIsLeft(library, plan, rowsWith([]), begin)).toBeUndefined()
    const rows = rowsWith(listed(plan))
    const gone = { [ownKey]: { values: { potato: false }, changedAt: { potato: "2026-11-02T09:00:00.000Z" } } }
    const dish = dishOfWhatIsLeft(library, plan, { ...rows, atHome: gone }, "2026-11-02T10:00:00.000Z")
    expect(dish?.ingredients.map(({ food }) => food) ?? []).not.toContain("potato")
  })

  test("stays the week's own until she swaps it", () => {
    expect(planOf(library, [], noHousehold).week.dishes).toEqual(standardDishes)
  })
})

const keys = Object.keys(foods)

test("in generated weeks what is left has nothing she leaves out, is there, and asks for nothing more to be bought", () => {
  const wishes = fc.subarray<Allergen | "vegan" | "vegetarian">([...allergens, "vegan", "vegetarian"], { maxLength: 4 })
  const cases = fc.record({
    wishes,
    isUntold: fc.boolean(),
    people: fc.integer({ min: 1, max: 6 }),
    had: fc.subarray(keys),
    share: fc.double({ min: 0.3, max: 1, noNaN: true }),
    seed: fc.nat(),
  })
  let offered = 0
  fc.assert(
    fc.property(cases, ({ wishes, isUntold, people, had, share, seed }) => {
      const told = { ...noHousehold, wishes, people, ...(isUntold && { isUntold }) }
      const plan = planOf(library, [], told)
      const list = listed(plan).filter((_, index) => ((index * 7919 + seed) % 100) / 100 < share)
      const dish = dishOfWhatIsLeft(library, plan, rowsWith(list, had, people), begin)
      if (!dish) return
      offered++
      expect(isSuitable(dish, wishes, foods)).toBe(true)
      const usual = isUntold ? ["milk", "egg", "gluten", "soy", "fish", "sesame"] : []
      expect(
        dish.ingredients.flatMap((each) => foodOf(each, foods).allergens).filter((each) => usual.includes(each)),
      ).toEqual([])
      const grams = gramsIn(plan)
      for (const { food, grams: each } of dish.ingredients.filter(({ grams }) => grams > 10)) {
        expect([...list, ...had], food).toContain(food)
        expect(foodOf({ food }, foods).keepsDays >= 6 || foods[food]?.weighed !== "asBought", food).toBe(true)
        const planned = grams.all.get(food)
        if (had.includes(food) || planned === undefined) continue
        const needed = (grams.others.get(food) ?? 0) + each * people
        expect(boughtGrams(needed, foodOf({ food }, foods)), food).toBeLessThanOrEqual(
          boughtGrams(planned, foodOf({ food }, foods)),
        )
      }
    }),
    { numRuns: amount(60, 2000) },
  )
  expect(offered).toBeGreaterThan(10)
})

function gramsIn({ week, household: { people } }: Plan) {
  const of = (slots: typeof week.dishes) => {
    const all = new Map<FoodKey, number>()
    for (const id of Object.values(slots))
      for (const { food, grams } of findRecipe(library, id)?.ingredients ?? [])
        all.set(food, (all.get(food) ?? 0) + grams * people)
    return all
  }
  const { [lastDinner]: _last, ...others } = week.dishes
  return { all: of(week.dishes), others: of(others) }
}

test("before she has told what harms her no dish with a usual allergen is offered", () => {
  const untold = householdOf(undefined, undefined, nothingUnderstood)
  const plan = planOf(library, [], untold)
  const dish = dishOfWhatIsLeft(library, plan, rowsWith(keys), begin)
  expect(dish?.ingredients.flatMap((each) => foodOf(each, foods).allergens)).toEqual([])
})

test("a dish of what is left has the title of its form, whatever is in it", () => {
  const form = usingUpIds.first + usingUpIds.perForm
  expect(titleIn({ 12: "Sopa", [form]: "Arroz frito" }, form + 37)).toBe("Arroz frito")
  expect(titleIn({ 12: "Sopa", [form]: "Arroz frito" }, 12)).toBe("Sopa")
  expect([titleIn({}, 12), titleIn({ 12: "Sopa" }, undefined)]).toEqual(["", ""])
})
