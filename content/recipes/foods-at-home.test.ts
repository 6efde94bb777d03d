import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { library } from "#content/library.ts"
import { allergens, type FoodKey } from "#domain/food/food.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import {
  fold,
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { foodsAtHome } from "#domain/plan/at-home/foods-at-home.ts"
import { standingOf } from "#domain/plan/at-home/kitchen.ts"
import { offersNow } from "#domain/plan/cooking/offers.ts"
import { householdOf, noHousehold, nothingUnderstood } from "#domain/plan/household.ts"
import { standardDishes } from "#domain/plan/slots.ts"
import { amount } from "#tests/amount.ts"

const hourMs = 60 * 60_000
const begin = Date.parse("2026-11-02T08:00:00.000Z")
const momentAt = (hours: number) => new Date(begin + hours * hourMs).toISOString()

type Done = { hour: number; name: OperationName; args: unknown }

function rowsAfter(done: readonly Done[]): Rows {
  const inOrder = done.toSorted((one, other) => one.hour - other.hour)
  return inOrder.reduce<Rows>((rows, { hour, name, args }, index) => {
    const id = `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`
    return fold(rows, { id, name, args, at: momentAt(hour), schemaVersion: operationsVersion } as Operation)
  }, noRows)
}

function did<Name extends OperationName>(hour: number, name: Name, args: OperationArgs[Name]): Done {
  return { hour, name, args }
}

const journeyId = "first"
const ticked = (hour: number, ...foods: FoodKey[]) => did(hour, "shoppingItemsTicked", { foods, isTicked: true })
const at = (rows: Rows, hour: number) => foodsAtHome(library, rows, momentAt(hour))

describe("what is at home", () => {
  test("a line ticked on the list is bought, as long as it keeps, and one unticked again is not", () => {
    const rows = rowsAfter([ticked(0, "banana", "chickpeas", "papaya")])
    expect(standingOf(at(rows, 1), "banana")).toEqual({ standing: "atHome", because: "bought" })
    expect(standingOf(at(rows, 5 * 24), "banana")).toEqual({ standing: "unknown", because: "tooOld" })
    expect(standingOf(at(rows, 60 * 24), "chickpeas").standing).toBe("atHome")
    const undone = rowsAfter([
      ticked(0, "banana"),
      did(1, "shoppingItemsTicked", { foods: ["banana"], isTicked: false }),
    ])
    expect(standingOf(at(undone, 2), "banana").standing).toBe("unknown")
  })

  test("on a device whose clock was put back by days nothing is said to be at home, nor cooked", () => {
    const hour = 40 * 24
    const rows = rowsAfter([
      ticked(hour, "banana", "rice"),
      did(hour, "foodsHadAtHome", { foods: ["oats", "yogurt"], isAtHome: true }),
      did(hour, "dishCooked", { journeyId, key: "ahead-rice", servings: 2 }),
      did(hour, "dishCooked", { journeyId, key: "recipe-2", servings: 4 }),
    ])
    const now = at(rows, hour - 1)
    expect(["banana", "rice", "oats", "yogurt"].map((key) => standingOf(now, key).standing)).not.toContain("unknown")
    expect([now.dishes.length, now.ahead.size]).toEqual([1, 1])
    const before = at(rows, hour - 30 * 24)
    expect(["banana", "rice", "yogurt"].map((key) => standingOf(before, key).standing)).toEqual(
      Array(3).fill("unknown"),
    )
    expect([before.dishes.length, before.ahead.size]).toEqual([0, 0])
  })

  test("starting the list over eats nothing", () => {
    const rows = rowsAfter([
      ticked(0, "banana"),
      did(2, "shoppingItemsTicked", { foods: ["banana"], isTicked: false, startsOver: true }),
    ])
    expect(rows.shoppingTicks[ownKey]?.values.banana).toBe(false)
    expect(standingOf(at(rows, 3), "banana").standing).toBe("atHome")
    expect(standingOf(at(rows, 5 * 24), "banana").standing).toBe("unknown")
  })

  test("what she says is gone is gone until it is bought again, and after a week nobody knows", () => {
    const gone = [ticked(0, "banana"), did(1, "foodsHadAtHome", { foods: ["banana"], isAtHome: false })]
    expect(standingOf(at(rowsAfter(gone), 2), "banana")).toEqual({ standing: "gone", because: "saidGone" })
    expect(standingOf(at(rowsAfter(gone), 9 * 24), "banana").standing).toBe("unknown")
    expect(standingOf(at(rowsAfter([...gone, ticked(3, "banana")]), 4), "banana").standing).toBe("atHome")
  })

  test("a dish eaten has used its foods", () => {
    const chicken = library.recipes.find(({ id }) => id === standardDishes["1-lunch"])
    const [food = ""] = chicken?.ingredients.map((each) => each.food) ?? []
    const eaten = [
      ticked(0, food, "oliveOil"),
      did(5, "itemDone", { journeyId, day: 1, item: "mainMeal", date: momentAt(5).slice(0, 10) }),
    ]
    const before = at(rowsAfter(eaten.slice(0, 1)), 6)
    const kitchen = at(rowsAfter(eaten), 6)
    expect(standingOf(before, food).standing).toBe("atHome")
    expect(["gone", "probably"]).toContain(standingOf(kitchen, food).standing)
    expect(standingOf(kitchen, "oliveOil").standing).toBe("probably")
  })

  test("of a dish cooked for more than who eats there is something left, until it no longer keeps or is taken back", () => {
    const stew = library.recipes.find(({ keepsDays }) => keepsDays > 0)
    if (!stew) throw new Error("a dish keeps")
    const cooked = did(0, "dishCooked", { journeyId, key: `recipe-${stew.id}`, servings: 3 })
    const rows = rowsAfter([cooked])
    expect(at(rows, 1).dishes).toMatchObject([{ recipe: { id: stew.id }, servings: 2 }])
    expect(at(rows, 24 * stew.keepsDays + 1).dishes).toEqual([])
    const back = did(1, "dishCooked", { journeyId, key: `recipe-${stew.id}`, servings: null })
    expect(at(rowsAfter([cooked, back]), 2).dishes).toEqual([])
    expect(
      at(rowsAfter([did(0, "dishCooked", { journeyId, key: `recipe-${stew.id}`, servings: 1 })]), 1).dishes,
    ).toEqual([])
  })

  test("rice cooked ahead is there while it keeps", () => {
    const rows = rowsAfter([did(0, "dishCooked", { journeyId, key: "ahead-rice", servings: 2 })])
    expect([...at(rows, 20).ahead]).toEqual(["rice"])
    expect([...at(rows, 25).ahead]).toEqual([])
  })
})

const foods = Object.keys(library.foods)
const food = fc.constantFrom(
  "banana",
  "chickpeas",
  "papaya",
  "riceCakes",
  "milk",
  "oats",
  "lentils",
  "cashews",
  ...foods,
)
const key = fc.oneof(
  fc.constantFrom(...library.recipes.map(({ id }) => `recipe-${id}`)),
  fc.constantFrom(...library.preparations.map((each) => `ahead-${each.key}`)),
)
const someFoods = fc.array(food, { minLength: 1, maxLength: 8 })
const act: fc.Arbitrary<Done> = fc.record({ hour: fc.nat(21 * 24) }).chain(({ hour }) =>
  fc.oneof(
    fc
      .record({ foods: someFoods, isTicked: fc.boolean(), startsOver: fc.boolean() })
      .map((args) => did(hour, "shoppingItemsTicked", args)),
    fc.record({ foods: someFoods, isAtHome: fc.boolean() }).map((args) => did(hour, "foodsHadAtHome", args)),
    fc
      .record({ key, servings: fc.option(fc.integer({ min: 1, max: 16 })) })
      .map((args) => did(hour, "dishCooked", { journeyId: "current", ...args })),
    fc
      .record({
        day: fc.integer({ min: 1, max: 7 }),
        item: fc.constantFrom("morning", "mainMeal", "snack", "activity"),
      })
      .map((args) =>
        did(hour, "itemDone", {
          journeyId: "current",
          date: momentAt(hour).slice(0, 10),
          ...args,
        } as OperationArgs["itemDone"]),
      ),
    fc.uuid({ version: 7 }).map((id) => did(hour, "journeyStarted", { journeyId: id, week: 2 })),
    fc.integer({ min: 1, max: 6 }).map((people) => did(hour, "householdChanged", { fields: { people } })),
  ),
)
const weeks = fc.record({ done: fc.array(act, { maxLength: 40 }), hour: fc.integer({ min: 0, max: 24 * 24 }) })
const runs = { numRuns: amount(60, 3000) }

describe("in generated weeks", () => {
  test("nothing gone, and nothing that has spoiled, is offered as at home", () => {
    fc.assert(
      fc.property(weeks, ({ done, hour }) => {
        const rows = rowsAfter(done.filter((each) => each.hour <= hour))
        const kitchen = at(rows, hour)
        for (const [name, { standing }] of kitchen.foods) {
          const told = rows.shoppingTicks[ownKey]
          const moments = [told?.changedAt[name], told?.boughtAt?.[name], rows.atHome[ownKey]?.changedAt[name]]
          const latest = Math.max(...moments.map((moment) => (moment ? Date.parse(moment) : 0)))
          const days = (Date.parse(momentAt(hour)) - latest) / (24 * hourMs)
          const { keepsDays = 0, sold, weighed } = library.foods[name] ?? {}
          const keepsClosed = weighed === "cooked" || (sold?.by === "unit" && sold.unit === "tin")
          if (!keepsClosed && days > keepsDays) expect(["unknown", "gone"]).toContain(standing)
        }
        for (const { snack, dish, standing } of offersNow(library, noHousehold, kitchen)) {
          for (const { food } of snack?.ingredients ?? []) expect(standingOf(kitchen, food).standing).not.toBe("gone")
          if (dish) expect(dish.keepsUntil > momentAt(hour)).toBe(true)
          if (standing === "plain") continue
          const weighty = (snack?.ingredients ?? []).filter(({ grams }) => grams > 10)
          for (const { food } of weighty) expect(["atHome", "probably"]).toContain(standingOf(kitchen, food).standing)
        }
      }),
      runs,
    )
  })

  test("ticks that are all taken back leave nothing at home", () => {
    fc.assert(
      fc.property(someFoods, fc.nat(48), (list, hour) => {
        const rows = rowsAfter([
          ticked(hour, ...list),
          did(hour + 1, "shoppingItemsTicked", { foods: list, isTicked: false }),
        ])
        for (const name of list) expect(standingOf(at(rows, hour + 2), name).standing).toBe("unknown")
      }),
      runs,
    )
  })

  test("two devices that know the same rows say the same", () => {
    fc.assert(
      fc.property(weeks, ({ done, hour }) => {
        const rows = rowsAfter(done)
        const other = JSON.parse(JSON.stringify(rows), (_, value) =>
          value && typeof value === "object" && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).reverse())
            : value,
        )
        const sorted = (of: Rows) => {
          const { foods, dishes, ahead } = at(of, hour)
          return {
            foods: Object.fromEntries(foods),
            dishes: dishes.map((dish) => [dish.recipe.id, dish.servings, dish.keepsUntil]).sort(),
            ahead: [...ahead].sort(),
          }
        }
        expect(sorted(other)).toEqual(sorted(rows))
      }),
      runs,
    )
  })

  test("before she has told what harms her nothing with a usual allergen is offered, and afterwards nothing she leaves out", () => {
    const untold = householdOf(undefined, undefined, nothingUnderstood)
    const usual = [...allergens.slice(0, 8), "crustacean", "mollusc"]
    fc.assert(
      fc.property(weeks, fc.subarray([...allergens]), ({ done, hour }, left) => {
        // All foods are ticked as bought, because most dishes are offered if everything is at home.
        const shopped = ticked(hour, ...foods)
        const kitchen = at(rowsAfter([...done.filter((each) => each.hour <= hour), shopped]), hour)
        const offered = (household: typeof noHousehold) =>
          offersNow(library, household, kitchen).flatMap(({ snack, dish }) =>
            (snack ?? dish.recipe).ingredients.flatMap((each) => library.foods[each.food]?.allergens ?? []),
          )
        expect(offered(untold).filter((each) => usual.includes(each))).toEqual([])
        expect(offered({ ...noHousehold, wishes: left }).filter((each) => left.includes(each))).toEqual([])
      }),
      runs,
    )
  })
})

test("who has not shopped is offered three plain things, and each that she does not have makes way", () => {
  const offers = (done: readonly Done[]) => offersNow(library, noHousehold, at(rowsAfter(done), 30))
  const ids = (done: readonly Done[]) => offers(done).map(({ snack }) => snack?.id)
  expect(ids([])).toEqual(["p1", "p2", "p3"])
  expect(offers([]).every(({ standing }) => standing === "plain")).toBe(true)
  const gone = (...names: FoodKey[]) => [did(29, "foodsHadAtHome", { foods: names, isAtHome: false })]
  expect(ids(gone("banana"))).toEqual(["p2", "p3"])
  expect(ids(gone("banana", "chickpeas", "tinnedCorn"))).toEqual([])
})

test("what needs nothing comes before what takes five minutes, and both before what nobody told of", () => {
  const kitchen = at(rowsAfter([ticked(0, "chickpeas", "carrot", "apple")]), 1)
  const offers = offersNow(library, noHousehold, kitchen).map(({ snack, standing }) => [snack?.id, standing])
  expect(offers).toEqual([
    ["p4", "atHome"],
    ["p2", "atHome"],
    ["s7", "atHome"],
    ["p1", "plain"],
    ["p3", "plain"],
  ])
})
