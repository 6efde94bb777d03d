import { expect, test } from "vitest"
import type { Journey } from "#domain/journey/journey.ts"
import { firstJourneyId } from "#domain/journey/journey.ts"
import { operation, perform, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

const journey = { journeyId: firstJourneyId }
const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, "0")}:00.000Z`

function struck(food: string, dishes: object, minute: number) {
  return operation("foodStruck", { ...journey, food, dishes }, at(minute))
}

function first(changes: Parameters<typeof rowsOfNoun>[0]) {
  return rowsOfNoun(changes, "journeys")[firstJourneyId] as Journey
}

describeOnBoth("a food that a week does without", (createTestApp) => {
  test("it is kept with the dishes that it stood in, which come back with it", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    await sync(ana, [operation("dishesPlanned", { ...journey, dishes: { "2-lunch": 5, "3-lunch": 8 } }, at(0))])
    const { changes } = await sync(ana, [
      struck("salmon", { "2-lunch": 5 }, 1),
      operation("dishesPlanned", { ...journey, dishes: { "2-lunch": 11 } }, at(2)),
      // This operation comes from another device, which does not know that salmon was struck before.
      struck("salmon", { "2-lunch": 11, "3-lunch": 8 }, 3),
    ])
    expect(first(changes).struck?.values).toEqual({ salmon: { "2-lunch": 5, "3-lunch": 8 } })
    const { journeys } = (await ana.get("/api/account/export")).body
    expect(journeys[0].struck.values).toEqual({ salmon: { "2-lunch": 5, "3-lunch": 8 } })

    const after = await sync(ana, [operation("foodPutBack", { ...journey, food: "salmon" }, at(4))])
    expect(first(after.changes)).toMatchObject({
      struck: { values: { salmon: null } },
      dishes: { values: { "2-lunch": 5, "3-lunch": 8 } },
    })
  })

  test("of a food struck and put back on two devices what was done last holds, whichever arrives first", async () => {
    const app = await createTestApp()
    const planned = operation("dishesPlanned", { ...journey, dishes: { "2-lunch": 11 } }, at(0))
    const [strike, back] = [
      struck("salmon", { "2-lunch": 5 }, 2),
      operation("foodPutBack", { ...journey, food: "salmon" }, at(1)),
    ]
    for (const [name, order] of [
      ["Ana", [planned, strike, back]],
      ["Bia", [planned, back, strike]],
    ] as const) {
      const { changes } = await sync(await app.mother(name), [...order])
      expect(first(changes)).toMatchObject({
        struck: { values: { salmon: { "2-lunch": 5 } } },
        dishes: { values: { "2-lunch": 11 } },
      })
    }
  })

  test("what is no food and no dish is refused, and more foods than a plan may have", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const wrong = [
      { food: "Salmon", dishes: {} },
      { food: "salmon", dishes: { "8-lunch": 1 } },
      { food: "salmon", dishes: { "1-lunch": 0 } },
      { food: "salmon" },
    ]
    for (const args of wrong)
      expect(await perform(ana, "foodStruck", { ...journey, ...args } as never)).toMatchObject({
        code: "INVALID_INPUT",
      })
    const many = (name: string) =>
      Array.from({ length: 100 }, (_, index) => struck(`${name}-${index}`, { "2-lunch": 5 }, 5))
    expect((await sync(ana, many("food"))).results.every(({ status }) => status === "applied")).toBe(true)
    await sync(ana, many("other"))
    expect(await perform(ana, "foodStruck", { ...journey, food: "one-more", dishes: {} })).toMatchObject({
      code: "INVALID_INPUT",
      fields: { food: "too_big" },
    })
  })

  test("it goes with her consent to the profile, as the dishes of her weeks do", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    await sync(ana, [struck("salmon", { "2-lunch": 5 }, 1)])
    const { changes } = await sync(ana, [operation("consentWithdrawn", { purpose: "profile" })])
    expect(first(changes).struck).toBe(undefined)
    expect((await ana.get("/api/account/export")).body.journeys[0].struck).toBe(undefined)
  })
})
