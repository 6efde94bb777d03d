import fc from "fast-check"
import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { foodKeySchema } from "./food/wish.ts"
import { helperParts, newHelperLink } from "./helping/helper-link.ts"
import { helperViewOf } from "./helping/helper-view.ts"
import { ownKey, type Rows } from "./nouns/noun.ts"
import { noRows } from "./nouns/nouns.ts"
import { fold, type Operation, operationsVersion } from "./operations/operations.ts"
import { householdOf, nothingUnderstood } from "./plan/household.ts"
import { planOf } from "./plan/week/plan-of.ts"
import { dishesWith } from "./plan/week/strike.ts"

/** Names that every object has and that are also valid food keys. */
const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => foodKeySchema.safeParse(name).success)
const unknown = "unknownFood"
const journeyId = "first"

const arbitraryArgs = (food: string) =>
  fc.oneof(
    fc.constant({ name: "foodStruck", args: { journeyId, food, dishes: { "1-lunch": 2 } } }),
    fc.constant({ name: "foodPutBack", args: { journeyId, food } }),
    fc.constant({ name: "householdChanged", args: { fields: { without: [`food:${food}`], likes: [food, "oats"] } } }),
    fc.boolean().map((isTicked) => ({ name: "shoppingItemsTicked", args: { foods: [food], isTicked } })),
    fc.boolean().map((isAtHome) => ({ name: "foodsHadAtHome", args: { foods: [food, "oats"], isAtHome } })),
  )

/** What can be seen after some operations: her rows, her plan and a helper's view. */
function seen(done: { name: string; args: object; minute: number }[]) {
  const rows = done.reduce<Rows>((rows, { name, args, minute }, it) => {
    const at = `2026-11-21T08:${String(minute).padStart(2, "0")}:00.000Z`
    return fold(rows, { id: String(it), name, args, at, schemaVersion: operationsVersion } as Operation)
  }, noRows)
  const household = householdOf(undefined, rows.household[ownKey], nothingUnderstood)
  const plan = planOf(library, Object.values(rows.journeys), household)
  const link = { linkId: "a", secretHash: "", name: "", shows: [...helperParts], namesWithout: true } as const
  const made = newHelperLink({ ...link, shows: [...helperParts], language: "pt", days: 7 }, "2026-11-21T08:00:00.000Z")
  const view = helperViewOf(made, plan, library, new Set(), rows.atHome[ownKey])
  const struck = Object.keys(plan.journey.struck?.values ?? {}).map((food) =>
    dishesWith(library, plan.week.dishes, food, plan.journey),
  )
  return JSON.stringify({ rows, plan, view, struck })
}

test("a food called as something that every object has is a food like any other that we do not know", () => {
  expect(names).toContain("constructor")
  const cases = fc.constantFrom(...names).chain((name) => {
    const operation = fc
      .record({ minute: fc.nat(59) })
      .chain((at) => arbitraryArgs(name).map((it) => ({ ...it, ...at })))
    return fc.tuple(fc.constant(name), fc.array(operation, { minLength: 1, maxLength: 8 }))
  })
  fc.assert(
    fc.property(cases, ([name, operations]) => {
      const plain = JSON.parse(JSON.stringify(operations).replaceAll(name, unknown)) as typeof operations
      expect(seen(operations)).toBe(seen(plain).replaceAll(unknown, name))
    }),
    { numRuns: 200 },
  )
})
