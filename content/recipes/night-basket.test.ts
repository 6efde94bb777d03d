import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import { allergens } from "#domain/food/food.ts"
import { weekWish } from "#domain/food/wish.ts"
import { currentEdition, firstJourneyId, type Journey } from "#domain/journey/journey.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { foodsAtHome } from "#domain/plan/at-home/foods-at-home.ts"
import { standingOf, weightyFoods } from "#domain/plan/at-home/kitchen.ts"
import { quickPlates } from "#domain/plan/cooking/hard-night.ts"
import { type Household, noHousehold } from "#domain/plan/household.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { type Slot, slotOf, standardDishes } from "#domain/plan/slots.ts"
import { nightBasketKey } from "#domain/plan/week/night-basket.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { withPutBack, withStruck } from "#domain/plan/week/strike.ts"
import { foodOf } from "#domain/recipes/recipe.ts"
import { amount } from "#tests/amount.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"

const keysOf = (household: Household, week = planWeek(library, household, { week: 1 })) => ({
  basket: week.basket.map(({ food }) => food),
  items: shoppingListOfWeek(week, household, foods).flatMap(({ items }) => items),
})

test("in random households the basket has up to six foods, none left out and none to be cooked, and all are on the list", () => {
  const random = randomBy(20261129)
  let full = 0
  for (let run = 0; run < amount(100, 2000); run++) {
    const household = { ...randomHousehold(random), people: 1 + (run % 6), ...(run % 4 === 0 && { isUntold: true }) }
    const { basket, items } = keysOf(household)
    const name = `run ${run}: ${household.wishes}`
    expect(basket.length, name).toBeLessThanOrEqual(6)
    if (basket.length === 6) full++
    for (const food of basket) {
      expect(
        isSuitable({ ingredients: [{ food, grams: 1, measure: { count: 1, unit: "unit" } }] }, household.wishes, foods),
        name,
      ).toBe(true)
      if (household.isUntold)
        expect(foodOf({ food }, foods).allergens.filter((each) => allergens.indexOf(each) < 10)).toEqual([])
      const isTin = foods[food]?.sold.by === "unit" && foods[food].sold.unit === "tin"
      expect(isTin || foods[food]?.weighed === "asBought", food).toBe(true)
      expect(
        items.map((item) => item.food),
        name,
      ).toContain(food)
    }
  }
  expect(full).toBeGreaterThan(amount(100, 2000) / 2)
})

test("of six things of the standard week's basket two plates of a hard night are made, once they are bought", () => {
  const { basket } = keysOf(noHousehold)
  expect(basket).toEqual(["riceCakes", "banana", "raisins", "chickpeas", "apple", "orange"])
  const at = "2026-11-02T08:00:00.000Z"
  const ticks = {
    values: Object.fromEntries(basket.map((food) => [food, true])),
    changedAt: Object.fromEntries(basket.map((food) => [food, at])),
  }
  const kitchen = foodsAtHome(library, { ...noRows, shoppingTicks: { [ownKey]: ticks } }, "2026-11-02T20:00:00.000Z")
  const slots: Slot[] = [slotOf(1, "lunch"), slotOf(1, "dinner")]
  const plates = Object.values(quickPlates(library, noHousehold, standardDishes, slots, kitchen))
  const needed = plates.flatMap((id = 0) => weightyFoods(recipeOf(library, id)))
  expect(plates).toHaveLength(2)
  expect(needed.filter((food) => !basket.includes(food))).toEqual([])
})

test("the basket lengthens the standard week's list by two foods, and those of random households by fewer than three on average", () => {
  const lengthened = (household: Household) => {
    const without: Household = { ...household, wishes: [...household.wishes, weekWish(nightBasketKey)] }
    return keysOf(household).items.length - keysOf(without).items.length
  }
  expect(lengthened(noHousehold)).toBe(2)
  const random = randomBy(20261130)
  const all = Array.from({ length: amount(40, 1000) }, (_, run) =>
    lengthened({ ...randomHousehold(random), people: 1 + (run % 6) }),
  )
  expect(all.reduce((sum, more) => sum + more, 0) / all.length).toBeLessThan(3)
})

test("what two plates of the basket have is bought for both", () => {
  const { basket } = planWeek(library, noHousehold, { week: 1 })
  expect(basket.find(({ food }) => food === "banana")?.grams).toBe(180 + 180)
})

test("a basket that was bought stays: a week of a former edition keeps its own", () => {
  const basketIn = (edition: number, household = noHousehold) =>
    planWeek(library, household, { week: 1, edition }).basket.map(({ food }) => food)
  const former = ["riceCakes", "banana", "raisins", "whiteBeans", "apple", "pear"]
  expect([basketIn(5), basketIn(6)]).toEqual([former, former])
})

test("a tin of the basket is whole, so that nothing of it spoils, and a family has more", () => {
  const gramsOf = (people: number) => {
    // One of the plates that are left to her has white beans, which no dish of the standard week contains.
    const { items } = keysOf({ ...noHousehold, wishes: ["food:raisins"], people })
    return items.find(({ food }) => food === "whiteBeans")?.grams
  }
  expect([1, 2, 4].map(gramsOf)).toEqual([240, 480, 720])
})

test("taken off it leaves the list, put back it returns, and no dish changes", () => {
  const at = (minute: number) => `2026-11-02T08:0${minute}:00.000Z`
  const journey: Journey = { id: firstJourneyId, startedAt: at(0), done: {}, edition: currentEdition }
  const off = withStruck(journey, nightBasketKey, {}, at(1))
  const back = withPutBack(off, nightBasketKey, at(2))
  const [before, without, again] = [journey, off, back].map((each) => planOf(library, [each], noHousehold).week)
  expect([before, without, again].map((week) => week?.basket.length)).toEqual([6, 0, 6])
  expect(without?.dishes).toEqual(before?.dishes)
  expect(again).toEqual(before)
})

test("no week but the first has one, nor one that began before there were baskets", () => {
  const basketOf = (week: number, edition: number) => planWeek(library, noHousehold, { week, edition }).basket.length
  expect([basketOf(1, currentEdition), basketOf(2, currentEdition), basketOf(1, 4), basketOf(1, 1)]).toEqual([
    6, 0, 0, 0,
  ])
})

test("a food of the basket that dishes have used up may still be there", () => {
  const at = "2026-11-02T08:00:00.000Z"
  const eaten: Journey = {
    id: firstJourneyId,
    startedAt: at,
    edition: currentEdition,
    done: Object.fromEntries([1, 2, 3, 4, 5, 6].map((day) => [day, ["morning", "mainMeal", "snack", "activity"]])),
  }
  const ticks = { values: { chickpeas: true, carrot: true }, changedAt: { chickpeas: at, carrot: at } }
  const rows: Rows = { ...noRows, journeys: { [eaten.id]: eaten }, shoppingTicks: { [ownKey]: ticks } }
  expect(standingOf(foodsAtHome(library, rows, "2026-11-08T08:00:00.000Z"), "chickpeas").standing).not.toBe("gone")
})
