import { describe, expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { excludes, isSuitable } from "#domain/food/exclusions.ts"
import { cookingOfWeek } from "#domain/plan/cooking/cooking-of-week.ts"
import { preparationsOf } from "#domain/plan/cooking/preparations.ts"
import { type Household, noHousehold } from "#domain/plan/household.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { purchasesOf, wastedShare } from "#domain/plan/shopping/purchase.ts"
import { priceBandOf, type ShoppingAisle } from "#domain/plan/shopping/shopping-list.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { dayAndMeal, type Slot, slots, standardDishes, weekDays } from "#domain/plan/slots.ts"
import { candidatesByMeal } from "#domain/plan/week/candidates.ts"
import { cookingDaysOf } from "#domain/plan/week/cooking-days.ts"
import { choicesOfWeek } from "#domain/plan/week/extras.ts"
import { type Makings, makingsOf } from "#domain/plan/week/makings.ts"
import { type PlannedWeek, planWeek } from "#domain/plan/week/plan-week.ts"
import { eatenOn } from "#domain/plan/week/planned-day.ts"
import { type Meal, meals, type Recipe } from "#domain/recipes/recipe.ts"
import { amount } from "#tests/amount.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"

const fewDays = { cooksOnFewDays: true }

/**
 * Households of one to six people, each with one later week that is planned without earlier dishes. Every fifth
 * household wants few cooking days.
 */
const weeks = (() => {
  const random = randomBy(20261127)
  return Array.from({ length: amount(500, 10_000) }, (_, run) => {
    const household = { ...randomHousehold(random), people: 1 + (run % 6), ...(run % 5 === 4 && fewDays) }
    return { household, week: planWeek(library, household, { week: 2 + (run % 3) }) }
  })
})()

const makings = (recipe: Recipe) => makingsOf(recipe, foods)
const dishesOf = ({ dishes }: PlannedWeek) =>
  slots.flatMap((slot) => dishes[slot] ?? []).map((id) => recipeOf(library, id))
const kinds = <Kind>(all: readonly Recipe[], of: (made: Makings) => readonly Kind[]) =>
  new Set(all.flatMap((recipe) => of(makings(recipe)))).size
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const bought = (week: PlannedWeek, household: Household) =>
  purchasesOf(shoppingListOfWeek(week, household, foods), foods)

describe("a whole week", () => {
  test("keeps the rules of variety wherever what is left out allows it", () => {
    for (const [run, { household, week }] of weeks.entries()) {
      const dishes = dishesOf(week)
      const left = meals.flatMap((meal) => candidatesByMeal(library, household.wishes)[meal])
      const fish = dishes.filter((dish) => makings(dish).hasFish).length
      const fishLeft = left.filter((dish) => makings(dish).hasFish).length
      const legumeDays = slots.filter((slot) => hasLegumes(week, slot)).map((slot) => dayAndMeal(slot).day)
      const legumesLeft = left.filter((dish) => makings(dish).hasLegumes).length
      const proteins = kinds(dishes, ({ protein }) => [protein])
      const vegetables = kinds(dishes, ({ vegetables }) => vegetables)
      const name = `run ${run}: ${household.wishes}`
      expect(proteins, name).toBeGreaterThanOrEqual(
        Math.min(
          6,
          kinds(left, ({ protein }) => [protein]),
        ),
      )
      expect(vegetables, name).toBeGreaterThanOrEqual(
        Math.min(
          7,
          kinds(left, ({ vegetables }) => vegetables),
        ),
      )
      expect(fish, name).toBeGreaterThanOrEqual(Math.min(2, fishLeft))
      if (canDoWithoutFish(household)) expect(fish, name).toBeLessThanOrEqual(2)
      expect(new Set(legumeDays).size, name).toBeGreaterThanOrEqual(Math.min(4, legumesLeft))
    }
  })

  test("buys what stands in for an ordinary food only where that is left out, where she likes it, or where few other dishes are left", () => {
    const standIns = Object.entries(foods).filter(([, { standsInFor }]) => standsInFor)
    expect(standIns.map(([key]) => key).sort()).toEqual(["glutenFreePasta", "lactoseFreeYogurt"])
    let times = 0
    for (const [run, { household, week }] of weeks.entries()) {
      const eaten = new Set(
        week.days.flatMap(eatenOn).flatMap(({ ingredients }) => ingredients.map(({ food }) => food)),
      )
      for (const [key, { standsInFor = "" }] of standIns) {
        const isAsked =
          household.likes.includes(key) || household.wishes.some((wish) => excludes(wish, standsInFor, foods))
        const isNeeded = meals.some((meal) => ordinaryLeft(household, meal) < weekDays.length)
        if (eaten.has(key) && isAsked) times++
        if (!isAsked && !isNeeded) expect(eaten.has(key), `run ${run}, ${key}: ${household.wishes}`).toBe(false)
      }
    }
    expect(times).toBeGreaterThan(0)
  })

  test("who wishes to cook on few days cooks on four at most, in 95 of a hundred households", () => {
    const wished = weeks.filter(({ household }) => household.cooksOnFewDays)
    const days = wished.map(({ household, week }) => cookingOfWeek(library, { week, household, journey: {} }).days)
    expect(days).toEqual(wished.map(({ week }) => cookingDaysOf(library, week.dishes, week.secondTimes)))
    expect(days.filter(({ length }) => length <= 4).length).toBeGreaterThanOrEqual(0.95 * wished.length)
    const others = weeks.filter(({ household }) => !household.cooksOnFewDays).slice(0, 100)
    const cooked = others.map(({ household, week }) => cookingOfWeek(library, { week, household, journey: {} }).days)
    expect(middle(cooked.map(({ length }) => length))).toBeGreaterThan(5)
  })

  test("offers second helpings and snacks of what is cooked ahead only on a day for whose meals it is cooked", () => {
    const cookedAhead = new Set(library.preparations.flatMap(({ isCooked, foods }) => (isCooked ? foods : [])))
    for (const [run, { household, week }] of weeks.entries()) {
      const prepared = [0, ...weekDays].flatMap((day) => preparationsOf(library, week.dishes, day))
      for (const [index, { snacks, seconds }] of week.days.entries()) {
        const ready = prepared.flatMap(({ preparation, meals }) => {
          const today = meals.filter((slot) => dayAndMeal(slot).day === index + 1)
          const made = new Set(today.flatMap((slot) => recipeOf(library, week.dishes[slot] ?? 0).ingredients))
          return [...made].map(({ food }) => food).filter((food) => preparation.foods.includes(food))
        })
        const needed = [...snacks, ...seconds].flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
        const raw = needed.filter((food) => cookedAhead.has(food) && !ready.includes(food))
        expect(raw, `run ${run}, day ${index + 1}: ${household.wishes}`).toEqual([])
      }
    }
    expect(weeks.some(({ week }) => week.days.some(({ seconds }) => seconds.length > 0))).toBe(true)
  })

  test("has a dish twice only where it is warmed through: the same meal, within the days that it keeps, three times at most, or six on few days", () => {
    for (const [run, { household, week }] of weeks.entries()) {
      const pairs = Object.entries(week.secondTimes) as [Slot, Slot][]
      const name = `run ${run}: ${household.wishes}`
      expect(pairs.length, name).toBeLessThanOrEqual(household.cooksOnFewDays ? 6 : 3)
      for (const [second, first] of pairs) {
        const recipe = recipeOf(library, week.dishes[second] as number)
        const [later, earlier] = [dayAndMeal(second), dayAndMeal(first)]
        expect(week.dishes[first], name).toBe(recipe.id)
        expect(later.meal, name).toBe(earlier.meal)
        expect(later.day - earlier.day, name).toBeGreaterThan(0)
        expect(later.day - earlier.day, name).toBeLessThanOrEqual(recipe.keepsDays)
      }
      expect(new Set(pairs.flat()).size, name).toBe(2 * pairs.length)
    }
    expect(middle(weeks.map(({ week }) => Object.keys(week.secondTimes).length))).toBeGreaterThanOrEqual(1)
  })

  test("asks for few foods, and little of what spoils is bought for nothing", () => {
    const lengths = weeks.map(({ household, week }) => bought(week, household).length)
    const wasted = (people: number) =>
      middle(
        weeks
          .filter(({ household }) => household.people === people)
          .map(({ household, week }) => wastedShare(bought(week, household))),
      )
    const proteins = weeks.map(({ week }) => kinds(dishesOf(week), ({ protein }) => [protein]))
    expect(middle(lengths)).toBeLessThanOrEqual(32)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(58)
    expect(wasted(1)).toBeLessThanOrEqual(0.15)
    expect(wasted(4)).toBeLessThanOrEqual(0.05)
    expect(middle(proteins)).toBeLessThanOrEqual(9)
  })

  test("the standard week asks for at most 34 foods, the basket for hard nights too, and of what spoils leaves at most 15 %", () => {
    const week = planWeek(library, noHousehold, { week: 1 })
    const purchases = bought(week, noHousehold)
    expect(purchases.length).toBeLessThanOrEqual(34)
    expect(wastedShare(purchases)).toBeLessThanOrEqual(0.15)
  })

  test("told that money is tight, most first weeks cost little, and no more is bought for it", () => {
    const random = randomBy(20261127)
    const counted = Array.from({ length: amount(40, 1000) }, (_, run) => {
      const { priceBand: _told, ...household } = { ...randomHousehold(random), people: 1 + (run % 6) }
      const [tight, other] = [{ ...household, priceBand: 1 as const }, household].map((each) =>
        shoppingListOfWeek(planWeek(library, each, { week: 1 }), each, foods),
      ) as [ShoppingAisle[], ShoppingAisle[]]
      const lines = (list: readonly ShoppingAisle[]) => list.flatMap(({ items }) => items).length
      return { costsLittle: priceBandOf(tight, foods) === 1, more: lines(tight) - lines(other) }
    })
    expect(counted.filter(({ costsLittle }) => costsLittle).length / counted.length).toBeGreaterThan(0.5)
    expect(counted.reduce((sum, { more }) => sum + more, 0) / counted.length).toBeLessThan(1)
  })

  test("whoever leaves out more than three of its dishes has a first week that is planned as a whole, with the chicken", () => {
    const told: Household = { ...noHousehold, wishes: ["egg", "fish"] }
    const first = planWeek(library, told, { week: 1 })
    const kept = slots.filter((slot) => first.dishes[slot] === standardDishes[slot])
    expect(first.dishes["1-lunch"]).toBe(2)
    expect(kept.length).toBeLessThan(7)
    const few = { ...told, wishes: ["fish"] as const }
    const touched = planWeek(library, few, { week: 1 })
    expect(slots.filter((slot) => touched.dishes[slot] === standardDishes[slot])).toHaveLength(19)
  })

  test("one that has begun, or was stored, changes only where it must", () => {
    const told: Household = { ...noHousehold, wishes: ["egg", "fish"] }
    for (const journey of [
      { week: 1, eaten: ["1-breakfast" as const] },
      { week: 1, dishes: standardDishes },
    ]) {
      const { dishes } = planWeek(library, told, journey)
      const stays = slots.filter((slot) =>
        isSuitable(recipeOf(library, standardDishes[slot] as number), told.wishes, foods),
      )
      expect(stays.length).toBeLessThan(18)
      expect(stays.filter((slot) => dishes[slot] !== standardDishes[slot])).toEqual([])
    }
  })

  test("is read as it is stored, whatever its number and tastes", () => {
    for (const { household, week } of weeks.slice(0, 100)) {
      const other: Household = { ...household, likes: [], minutes: 10, priceBand: 1, people: 8 }
      expect(planWeek(library, other, { week: 9, dishes: week.dishes }).dishes).toEqual(week.dishes)
    }
  })

  test("takes its snacks and second helpings from those that it took them from before", () => {
    for (const { household, week } of weeks.slice(0, 100)) {
      const [few, all] = choicesOfWeek(library, household, week.dishes)
      expect(all?.snacks).toEqual(expect.arrayContaining([...(few?.snacks ?? [])]))
      expect(all?.seconds).toEqual(expect.arrayContaining([...(few?.seconds ?? [])]))
      expect(few?.snacks.length).toBeLessThanOrEqual(5)
    }
  })

  test("the standard week of a journey that began before keeps its snacks, and with them its list", () => {
    const { days } = planWeek(library, noHousehold, { week: 1, edition: 1 })
    expect(days.map(({ snacks, seconds }) => [...snacks, ...seconds].map(({ id }) => id))).toEqual([
      ["s31", "s16", "s19", "more-bread"],
      ["s31", "s26", "more-tortilla"],
      ["s31", "s7", "more-beans"],
      ["s31", "s16", "more-chickpeas"],
      ["s31", "s26", "more-couscous"],
      ["s31", "s7", "more-lentils"],
      ["s31", "s16", "s19", "more-potato"],
    ])
  })
})

function hasLegumes({ dishes }: PlannedWeek, slot: Slot) {
  const id = dishes[slot]
  return id !== undefined && makings(recipeOf(library, id)).hasLegumes
}

function ordinaryLeft({ wishes }: Household, meal: Meal) {
  const isOrdinary = ({ ingredients }: Recipe) => !ingredients.some(({ food }) => foods[food]?.standsInFor)
  return candidatesByMeal(library, wishes)[meal].filter(isOrdinary).length
}

function canDoWithoutFish({ wishes }: Household) {
  const candidates = candidatesByMeal(library, wishes)
  return meals.every((meal) => candidates[meal].filter((dish) => !makings(dish).hasFish).length >= weekDays.length)
}
