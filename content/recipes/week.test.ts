import { describe, expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { wishesAgainst } from "#domain/food/exclusions.ts"
import { allergens } from "#domain/food/food.ts"
import type { Wish } from "#domain/food/wish.ts"
import { currentEdition, type Journey } from "#domain/journey/journey.ts"
import { mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { alternativesFor } from "#domain/plan/cooking/swap.ts"
import type { Household } from "#domain/plan/household.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { shoppingList } from "#domain/plan/shopping/shopping-list.ts"
import { type Dishes, dayAndMeal, type Slot, slots, standardDishes, weekDays } from "#domain/plan/slots.ts"
import { type Blocker, blockersOf } from "#domain/plan/week/blockers.ts"
import { enoughToEat } from "#domain/plan/week/extras.ts"
import { makingsOf } from "#domain/plan/week/makings.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { type PlannedWeek, planWeek } from "#domain/plan/week/plan-week.ts"
import { eatenOn } from "#domain/plan/week/planned-day.ts"
import { type Meal, meals, nutritionOf } from "#domain/recipes/recipe.ts"
import { amount, isFull } from "#tests/amount.ts"
import { foodWishes, randomBy, randomHousehold, randomLacks } from "#tests/random-household.ts"

const labelled = allergens.slice(0, 8)
const diets: readonly (readonly Wish[])[] = [[], ["noPork"], ["vegetarian"], ["vegan"]]

/**
 * Returns a diet for one in sixteen of the combinations of allergens, otherwise nothing. Among those combinations,
 * every three of the eight allergens occur in every way with each diet.
 */
function dietsInTurn(mask: number) {
  const isOdd = (part: number) => (mask & part).toString(2).replaceAll("0", "").length % 2
  if (isOdd(0b1111_1111) || isOdd(0b0000_1111)) return []
  return [diets[2 * isOdd(0b0011_0011) + isOdd(0b0101_0101)] ?? []]
}

/** Everything that could contain a food: meals, quick plates, snacks, second helpings, swaps and the list. */
function everythingOf(household: Household, week: PlannedWeek) {
  const values = Object.fromEntries(weekDays.map((day) => [day, [...meals]]))
  const hard = { hardNights: { values, changedAt: {} } }
  const onHardNights = weekDays.flatMap((day) => mealsOfDay(library, household, week, hard, day))
  const dishes = week.days.flatMap((day) => meals.flatMap((meal) => day[meal]?.recipe ?? []))
  const extras = week.days.flatMap(({ snacks, seconds }) => [...snacks, ...seconds])
  const swaps = (["1-lunch", "4-dinner", "6-breakfast"] as Slot[]).flatMap((slot) =>
    alternativesFor(library, household, week.dishes, slot).map(({ recipe }) => recipe),
  )
  const list = shoppingList([...dishes, ...extras], foods).flatMap(({ items }) => items)
  const bought = {
    ingredients: list.map(({ food, grams }) => ({ food, grams, measure: { count: 1, unit: "unit" as const } })),
  }
  return [...dishes, ...extras, ...swaps, ...onHardNights.flatMap(({ recipe }) => recipe ?? []), bought]
}

/** The dishes of a meal that are cooked and not only reheated. */
const cookedOf = ({ dishes, secondTimes }: PlannedWeek, meal: Meal) =>
  slots.flatMap((slot) => (dayAndMeal(slot).meal === meal && !secondTimes[slot] ? (dishes[slot] ?? []) : []))

/**
 * True if a meal repeats cooked dishes more than allowed: lunches and dinners never, a breakfast once, and not on the
 * next morning.
 */
function repeatsTooMuch(week: PlannedWeek, meal: Meal): boolean {
  const ids = cookedOf(week, meal)
  if (meal !== "breakfast") return new Set(ids).size !== ids.length
  const isTooOften = ids.some((id) => ids.filter((other) => other === id).length > 2)
  return isTooOften || ids.some((id, index) => id === ids[index + 1])
}

/** True if too few dishes are left for a meal. */
function blocksFew(blocker: Blocker, meal: Meal): boolean {
  return blocker.kind === "kitchen" ? blocker.meals.includes(meal) : blocker.kind === "tooFew" && blocker.meal === meal
}

const plan = (household: Household, week = 1, dishes?: Dishes) =>
  planWeek(library, household, { week, ...(dishes && { dishes }) })

/** The weeks of many random households, planned once for all tests below. */
const planned = (() => {
  const random = randomBy(20261123)
  const ofKitchens = randomBy(20261128)
  return Array.from({ length: amount(500, 10_000) }, (_, run) => {
    const told = randomHousehold(random)
    const lacks = run % 3 === 2 ? randomLacks(ofKitchens) : []
    const wishes = [...told.wishes, ...lacks]
    const household = { ...told, wishes, ...(run % 5 === 4 && { cooksOnFewDays: true }) }
    const number = 1 + (run % 3)
    return { household, number, week: plan(household, number) }
  })
})()

describe("her week", () => {
  test("of many households none is offered what it leaves out, anywhere, and none cooks a dish twice that need not", () => {
    for (const [run, { household, week }] of planned.entries()) {
      for (const dish of run % 20 === 0
        ? everythingOf(household, week)
        : [
            ...week.days.flatMap(({ snacks, seconds }) => [...snacks, ...seconds]),
            ...Object.values(week.dishes).map((id) => recipeOf(library, id as number)),
          ]) {
        const against = wishesAgainst(dish, household.wishes, foods)
        if (against.length > 0) expect.fail(`run ${run}: ${JSON.stringify(dish)} against ${against}`)
      }
      for (const meal of meals) {
        const blocked = blockersOf(library, household).some((it) => blocksFew(it, meal))
        if (!blocked && repeatsTooMuch(week, meal)) expect.fail(`run ${run}: ${meal} ${cookedOf(week, meal)}`)
      }
    }
  })

  test("her list stays short: 34 foods on average, snacks and second helpings included", () => {
    const lengths = planned.map(({ week: { days } }) => {
      return shoppingList(days.flatMap(eatenOn), foods).flatMap(({ items }) => items).length
    })
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(34)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(58)
  })

  test("each of the 1,024 combinations of the eight allergens and four diets has a whole week, and enough to eat", () => {
    for (let mask = 0; mask < 256; mask++) {
      const leftOut = labelled.filter((_, index) => mask & (1 << index))
      for (const diet of isFull ? diets : dietsInTurn(mask)) {
        const wishes = [...leftOut, ...diet]
        const week = plan({ ...noHousehold, wishes })
        const name = wishes.join(", ")
        expect(Object.keys(week.dishes), name).toHaveLength(slots.length)
        expect(
          meals.filter((meal) => repeatsTooMuch(week, meal)),
          name,
        ).toEqual([])
        expect(blockersOf(library, { ...noHousehold, wishes }), name).toEqual([])
        for (const [index, day] of week.days.entries()) {
          const eaten = eatenOn(day).map((it) => nutritionOf(it, foods))
          const energyKcal = eaten.reduce((sum, it) => sum + it.energyKcal, 0)
          const proteinG = eaten.reduce((sum, it) => sum + it.proteinG, 0)
          const where = `${name}: day ${index + 1}`
          expect(energyKcal, where).toBeGreaterThanOrEqual(enoughToEat.energyKcal)
          expect(energyKcal, where).toBeLessThanOrEqual(enoughToEat.energyMaxKcal)
          expect(proteinG, where).toBeGreaterThanOrEqual(enoughToEat.proteinG)
          expect(day.snacks.length, where).toBeGreaterThanOrEqual(2)
          expect(day.snacks.length, where).toBeLessThanOrEqual(4)
        }
      }
    }
  }, 300_000)

  test("a household without wishes gets the standard week, with the chicken on day 1 and mixed nuts each day", () => {
    const week = plan(noHousehold)
    expect(week.dishes).toEqual(standardDishes)
    expect(week.days[0]?.lunch?.recipe.id).toBe(2)
    expect(week.days.map(({ snacks }) => snacks[0]?.id)).toEqual(Array(7).fill(library.snacks[0]?.id))
  })

  test("the same household gets the same week again", () => {
    for (const { household, number, week } of planned.slice(0, 50))
      expect(plan({ ...household, wishes: [...household.wishes] }, number)).toEqual(week)
  })

  test("one wish more or less changes the touched dishes and at most two others", () => {
    for (const [run, { household, number, week }] of planned.slice(0, 300).entries()) {
      const before = week.dishes
      const wish = (run % 2 ? allergens[run % 8] : foodWishes[run % foodWishes.length]) as Wish
      const told = { ...household, wishes: [...household.wishes, wish] }
      const after = planWeek(library, told, { week: number, dishes: before }).dishes
      const changed = slots.filter((slot) => before[slot] !== after[slot])
      const touched = slots.filter((slot) => {
        const id = before[slot]
        return id !== undefined && wishesAgainst(recipeOf(library, id), [wish], foods).length > 0
      })
      expect(changed.length).toBeLessThanOrEqual(touched.length + 2)
      expect(touched.filter((slot) => !changed.includes(slot))).toEqual([])
    }
  }, 300_000)

  test("a taste changes at most two dishes of the standard week, and brings what she likes", () => {
    const week = plan({ ...noHousehold, likes: ["quinoa"] })
    const changed = slots.filter((slot) => week.dishes[slot] !== standardDishes[slot])
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThanOrEqual(2)
    const { day, meal } = { day: Number(changed[0]?.[0]), meal: changed[0]?.slice(2) as "lunch" }
    const dish = week.days[day - 1]?.[meal]
    expect(dish?.recipe.ingredients.map(({ food }) => food)).toContain("quinoa")
    expect(dish?.reasons[0]).toEqual({ part: "liked", food: "quinoa" })
  })

  test("another week has other dishes but for two at most, fish twice and legumes on at least four days, where nothing forbids it", () => {
    const before = Object.values(standardDishes) as number[]
    const week = planWeek(library, noHousehold, { week: 2, before })
    const ids = Object.values(week.dishes) as number[]
    expect(ids.filter((id) => before.includes(id)).length).toBeLessThanOrEqual(2)
    const fish = ids.filter((id) => recipeOf(library, id).ingredients.some(({ food }) => foods[food]?.diet === "fish"))
    expect(fish).toHaveLength(2)
    const legumes = /beans|lentils|chickpea/i
    const days = week.days.filter((day) =>
      meals.some((meal) => day[meal]?.recipe.ingredients.some(({ food }) => legumes.test(food))),
    )
    expect(days.length).toBeGreaterThanOrEqual(4)
    expect(plan(noHousehold, 3).dishes).not.toEqual(plan(noHousehold, 2).dishes)
  })

  test("every dish says why it is there", () => {
    for (const { week } of planned.slice(0, 50))
      for (const day of week.days)
        for (const meal of meals) if (day[meal]) expect(day[meal].reasons.length).toBeGreaterThan(0)
  })

  test("a wish that no dish can meet is named, with the least that would have to change", () => {
    const wishes: Wish[] = ["vegan", "food:rice", "food:tinnedCorn", "food:cassava", "food:tomato", "sulphite"]
    const blocked = (wishes: readonly Wish[]) => blockersOf(library, { ...noHousehold, wishes })
    const lunch = blocked(wishes).find((it) => it.kind === "tooFew" && it.meal === "lunch")
    expect(lunch).toBeDefined()
    if (lunch?.kind !== "tooFew") return
    const left = wishes.filter((wish) => !lunch.wishes.includes(wish))
    expect(blocked(left).filter((it) => blocksFew(it, "lunch"))).toEqual([])
    for (const wish of lunch.wishes) expect(blocked([...left, wish]).some((it) => blocksFew(it, "lunch"))).toBe(true)
  })

  test("too little time is named for each meal that needs more", () => {
    expect(blockersOf(library, { ...noHousehold, minutes: 10 })).toEqual([
      { kind: "minutes", meal: "lunch", minutes: 20, said: 10 },
      { kind: "minutes", meal: "dinner", minutes: 15, said: 10 },
    ])
  })

  test("three alternatives for any meal of the standard week, none of them in it, each built on another food", () => {
    for (const slot of slots) {
      const offered = alternativesFor(library, noHousehold, standardDishes, slot)
      expect(offered).toHaveLength(3)
      expect(offered.filter(({ recipe }) => Object.values(standardDishes).includes(recipe.id))).toEqual([])
      const now = library.recipes.find(({ id }) => id === standardDishes[slot])
      const proteins = [...offered.map(({ recipe }) => recipe), ...(now ? [now] : [])].map(
        (recipe) => makingsOf(recipe, foods).protein,
      )
      expect(new Set(proteins).size, slot).toBe(4)
    }
  })

  test("what she has eaten stays, whatever she tells afterwards", () => {
    const told = { ...noHousehold, wishes: ["vegan"] as Wish[] }
    const week = planWeek(library, told, { week: 1, dishes: standardDishes, eaten: ["1-lunch"] })
    expect(week.dishes["1-lunch"]).toBe(2)
    expect(week.dishes["2-lunch"]).not.toBe(5)
  })
})

test("chickpeas are on at most a third of a vegan's plates, in her first week and in the next", () => {
  const random = randomBy(20261129)
  for (let run = 0; run < amount(20, 300); run++) {
    const household: Household = { ...randomHousehold(random), wishes: ["vegan"] }
    const first = planWeek(library, household, { week: 1 })
    const before = Object.values(first.dishes).filter((id) => id !== undefined)
    for (const { dishes } of [first, planWeek(library, household, { week: 2, before })]) {
      const plates = slots.flatMap((slot) => recipeOf(library, dishes[slot] ?? 0))
      const ofChickpeas = plates.filter(({ ingredients }) => ingredients.some(({ food }) => food === "chickpeas"))
      expect(ofChickpeas.length, `run ${run}`).toBeLessThanOrEqual(plates.length / 3)
    }
  }
})

test("a second week that is begun again from day 1 has the dishes that it had", () => {
  const journey = (day: number, week: number) => ({
    id: `week ${week}, begun on ${day}`,
    startedAt: `2026-11-0${day}T08:00:00.000Z`,
    done: {},
    edition: currentEdition,
    week,
  })
  const [first, second, again] = [journey(1, 1), journey(8, 2), journey(9, 2)]
  const dishesOf = (...all: Journey[]) => planOf(library, all, noHousehold).week.dishes
  expect(dishesOf(first, second, again)).toEqual(dishesOf(first, second))
  expect(dishesOf(first, second)).not.toEqual(dishesOf(first))
})
