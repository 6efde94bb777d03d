import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import type { Journey } from "#domain/journey/journey.ts"
import { languages } from "#domain/language.ts"
import { alternativesFor } from "#domain/plan/cooking/swap.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { type Dishes, slots, standardDishes } from "#domain/plan/slots.ts"
import { idToday, libraryIn } from "#domain/plan/week/editions.ts"
import { planOf, storedDishes } from "#domain/plan/week/plan-of.ts"

/**
 * A later week as a device stored it before the standard week was rewritten: id 14 was the steak, 15 the pasta with
 * ricotta.
 */
const stored: Dishes = Object.fromEntries(
  [1, 14, 72, 36, 65, 91, 7, 5, 15, 40, 51, 18, 31, 64, 15, 23, 68, 84, 28, 20, 6].map((id, place) => [
    slots[place],
    id,
  ]),
)

const began = (more: Partial<Journey>): Journey => ({
  id: "first",
  startedAt: "2026-11-01T08:00:00.000Z",
  done: {},
  ...more,
})
const later = began({ edition: 2, week: 2, dishes: { values: stored, changedAt: {} } })

function weekOf(journey: Journey) {
  const { week } = planOf(library, [journey], noHousehold)
  const list = shoppingListOfWeek(week, noHousehold, foods).flatMap(({ items }) => items)
  return {
    list: list.map(({ food, grams }) => `${food} ${Math.round(grams * 10) / 10}`),
    snacks: week.days.map(({ snacks, seconds }) => [...snacks, ...seconds].map(({ id }) => id)),
    secondTimes: week.secondTimes,
    dishes: week.dishes,
  }
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex")

// The hashes are of weeks as the previous release showed them.
test.each([
  {
    name: "a standard week from before there were editions",
    journey: began({}),
    list: "dc1e20dd40eaf5a1982f81c5d02e12500bb05896c9c767fe1d8f8bd38533cf4c",
    snacks: "ea1fb53abf1c54f2627d082ba715bc6389e3c236e8706fa4013a5b33515eca4c",
  },
  {
    name: "a standard week of the second edition",
    journey: began({ edition: 2 }),
    list: "1a8361b3f35ea0560c2d321e8a531d28e158abc81adf1fb991a42368ca22bcbd",
    snacks: "c31e77e59956521f2ea7f7c7c701e2625d371e29cbab00075733356fbf0f55d9",
  },
  {
    name: "a later week that was stored",
    journey: later,
    list: "4e1546975dfd0901f39f4b67ad7b284961f396a43b7ba34d315e6f7881b05caf",
    snacks: "6c83838f5b07a07b0bfe3d77c65816144487f3793dd56d83adca2e008c5e1356",
  },
])("$name keeps its list, its snacks and its second helpings", ({ journey, list, snacks }) => {
  const week = weekOf(journey)
  expect([digest(week.list), digest(week.snacks)]).toEqual([list, snacks])
})

test("what an id meant when it was stored is what she is shown, and nothing has to be stored anew", () => {
  const { dishes, secondTimes } = weekOf(later)
  expect(dishes).toEqual(storedDishes(later))
  expect([dishes["1-lunch"], dishes["3-dinner"], dishes["5-dinner"]]).toEqual([214, 215, 215])
  expect(secondTimes).toEqual({ "5-dinner": "3-dinner" })
  expect(storedDishes(began({ edition: 2 }))["2-breakfast"]).toBe(204)
  expect(storedDishes(began({ edition: 3 }))).toEqual(standardDishes)
})

test("a journey that began before is offered none of the rewritten dishes, which would be stored under an id that means another", () => {
  const { week } = planOf(library, [later], noHousehold)
  for (const slot of slots) {
    const offered = alternativesFor(libraryIn(2, library), noHousehold, week.dishes, slot)
    expect(offered.filter(({ recipe: { id } }) => id <= 21 && findRecipe(library, id + 200))).toEqual([])
  }
})

test("another week after such a one avoids what took the place of its dishes", () => {
  const next = began({ id: "next", startedAt: "2026-11-09T08:00:00.000Z", edition: 3, week: 2 })
  const { journeying } = planOf(library, [began({ edition: 2 }), next], noHousehold)
  expect(journeying.before).toEqual(Object.values(standardDishes))
  expect([idToday(214), idToday(14), idToday(201)]).toEqual([14, 14, 201])
})

// The Portuguese text also names a sieve beside the steamer, which few kitchens have.
test.each([
  ["pt", "c6f9b491bb157997492a76bebc9d5e58c97d571d1e13a489cedd6bee6433b597"],
  ["en", "a8e06c252d2c90bac701ba25df57a2111d191ee1c569c811e09c647a91216e62"],
  ["es", "5bf923fec7b0dae9569b3c09e182846d78062e1e48fd2fb92687ace3b6238cb0"],
])("their texts in %s are those that she was shown", (language, texts) => {
  expect(languages).toContain(language)
  const read = (shelf: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${language}/${shelf}.json`, "utf8"))
  expect(digest(["former-breakfast", "former-lunch", "former-dinner"].map(read))).toBe(texts)
})
