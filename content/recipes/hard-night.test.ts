import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import enQuick from "#content/recipes/en/quick.json" with { type: "json" }
import enSnacks from "#content/recipes/en/snacks.json" with { type: "json" }
import esQuick from "#content/recipes/es/quick.json" with { type: "json" }
import esSnacks from "#content/recipes/es/snacks.json" with { type: "json" }
import ptQuick from "#content/recipes/pt/quick.json" with { type: "json" }
import ptSnacks from "#content/recipes/pt/snacks.json" with { type: "json" }
import type { Wish } from "#domain/food/wish.ts"
import { doubtedFoods, emptyKitchen, type FoodAtHome, weightyFoods } from "#domain/plan/at-home/kitchen.ts"
import { hasBoiledEgg, quickPlates, readyExtras } from "#domain/plan/cooking/hard-night.ts"
import { preparationsNeeded } from "#domain/plan/cooking/preparations.ts"
import { alternativesFor } from "#domain/plan/cooking/swap.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { slotOf, standardDishes, weekDays } from "#domain/plan/slots.ts"
import { allergensOf, meals, type Recipe } from "#domain/recipes/recipe.ts"

const texts = {
  pt: { quick: ptQuick, snacks: ptSnacks },
  en: { quick: enQuick, snacks: enSnacks },
  es: { quick: esQuick, snacks: esSnacks },
}

const wishes: Record<string, readonly Wish[]> = {
  none: [],
  vegan: ["vegan"],
  "vegan without nuts and soy": ["vegan", "treeNuts", "peanut", "soy"],
  "no milk and no egg": ["milk", "egg"],
  "no gluten": ["gluten"],
}

test.each(Object.entries(wishes))("a hard night asks for no preparation, with wishes: %s", (_, wishes) => {
  for (const day of weekDays) {
    const slots = meals.map((meal) => slotOf(day, meal))
    const plates = Object.values(quickPlates(library, { ...noHousehold, wishes }, standardDishes, slots))
    expect(plates.length).toBe(3)
    const cooked = plates.filter((id) => {
      const recipe = library.recipes.find((each) => each.id === id)
      return recipe && (hasBoiledEgg(recipe) || preparationsNeeded(library, recipe).some(({ isCooked }) => isCooked))
    })
    expect(cooked).toEqual([])
  }
})

test("an egg of a plate without cooking is said to be boiled the day before, and a snack says for how long, in each language", () => {
  const before = { pt: /cozidos? na véspera/, en: /boiled the day before/, es: /cocidos? la víspera/ }
  // A snack must name its own preparation, because nobody announces it the day before.
  const itself = { pt: /^Cozinhe .*10 minutos/, en: /^Boil .*10 minutes/, es: /^Cuece .*10 minutos/ }
  const plates = library.recipes.filter((recipe) => recipe.cooking === "none" && hasBoiledEgg(recipe))
  const snacks = library.snacks.filter(hasBoiledEgg)
  expect([plates.length, snacks.length]).toEqual([2, 2])
  for (const language of ["pt", "en", "es"] as const) {
    const { quick, snacks: ofSnacks } = texts[language]
    for (const { id } of plates) expect(JSON.stringify(quick[`${id}` as keyof typeof quick])).toMatch(before[language])
    for (const { id } of snacks) expect(ofSnacks[id as keyof typeof ofSnacks].how).toMatch(itself[language])
  }
})

test("beside the meals of such a day stands no snack that is to be boiled or blended first, unless all are", () => {
  const withEgg = library.snacks.filter(hasBoiledEgg)
  const blended = library.snacks.filter(({ ways }) => ways.some((way) => way.includes("blender")))
  expect(blended.length).toBeGreaterThan(0)
  const [first, second] = library.snacks.filter((snack) => !hasBoiledEgg(snack) && !blended.includes(snack))
  if (!first || !second) throw new Error("there are snacks")
  const { seconds } = library
  expect(readyExtras({ snacks: [first, ...withEgg, ...blended, second], seconds })).toEqual({
    snacks: [first, second],
    seconds,
  })
  expect(readyExtras({ snacks: withEgg, seconds: [] })).toEqual({ snacks: withEgg, seconds: [] })
})

test("before she has told what harms her neither a plate of a hard night nor a swap has a usual allergen", () => {
  const untold = { ...noHousehold, isUntold: true }
  const slots = meals.map((meal) => slotOf(1, meal))
  const plates = Object.values(quickPlates(library, untold, standardDishes, slots)).map((id = 0) =>
    recipeOf(library, id),
  )
  const swaps = weekDays.flatMap((day) =>
    meals.flatMap((meal) =>
      alternativesFor(library, untold, standardDishes, slotOf(day, meal)).map(({ recipe }) => recipe),
    ),
  )
  expect([plates.length, swaps.length]).toEqual([3, 63])
  const others = ["mustard", "celery", "sulphite"]
  const found = [...plates, ...swaps].flatMap((recipe) => allergensOf(recipe, library.foods))
  expect(found.filter((allergen) => !others.includes(allergen))).toEqual([])
})

test("a plate that she has nothing for gives way to another, and what is gone comes again only once all is", () => {
  const slot = slotOf(1, "dinner")
  const gone = new Map<string, FoodAtHome>()
  const kitchen = { ...emptyKitchen, foods: gone }
  const isOfGone = (recipe: Recipe) => weightyFoods(recipe).some((food) => gone.has(food))
  const next = () => recipeOf(library, quickPlates(library, noHousehold, standardDishes, [slot], kitchen)[slot] ?? 0)
  const seen: number[] = []
  for (let plate = next(); !isOfGone(plate); plate = next()) {
    seen.push(plate.id)
    for (const food of doubtedFoods(plate, kitchen)) gone.set(food, { standing: "gone", because: "saidGone" })
  }
  expect(seen.slice(0, 2)).toEqual([126, 125])
  expect(seen.length).toBeGreaterThanOrEqual(5)
  expect(library.recipes.filter((recipe) => recipe.kind === "quick" && !isOfGone(recipe))).toEqual([])
})

test("a plate comes twice on a hard night rather than another that is to be cooked first", () => {
  const slots = meals.map((meal) => slotOf(1, meal))
  const foods = new Map<string, FoodAtHome>()
  const kitchen = { ...emptyKitchen, foods }
  const untold = { ...noHousehold, isUntold: true }
  for (const food of ["banana", "chickpeas", "tinnedCorn"]) foods.set(food, { standing: "gone", because: "saidGone" })
  const plates = Object.values(quickPlates(library, untold, standardDishes, slots, kitchen))
  expect(plates.length).toBe(3)
  expect(new Set(plates).size).toBeLessThan(3)
  for (const id of plates) {
    const plate = recipeOf(library, id ?? 0)
    expect(preparationsNeeded(library, plate).filter(({ isCooked }) => isCooked)).toEqual([])
    expect(weightyFoods(plate).filter((food) => foods.has(food))).toEqual([])
  }
})

test("who has not shopped is given plates of the plain things", () => {
  const slots = meals.map((meal) => slotOf(1, meal))
  expect(Object.values(quickPlates(library, noHousehold, standardDishes, slots))).toEqual([126, 123, 125])
})
