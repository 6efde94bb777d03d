import { expect, test } from "vitest"
import { firstJourneyId, type Journey } from "#domain/journey/journey.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

const journey = { journeyId: firstJourneyId }
const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, "0")}:00.000Z`
const cooked = (key: string, servings: number | null, minute: number) =>
  operation("dishCooked", { ...journey, key, servings }, at(minute))

describeOnBoth("a dish that was cooked", (createTestApp) => {
  test("it is kept for how many, until she takes it back, and is in her export", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const { changes } = await sync(ana, [
      cooked("recipe-5", 4, 0),
      cooked("ahead-rice", 2, 1),
      cooked("recipe-5", null, 2),
    ])
    const first = rowsOfNoun(changes, "journeys")[firstJourneyId] as Journey
    expect(first.cooked?.values).toEqual({ "recipe-5": null, "ahead-rice": 2 })
    const { journeys } = (await ana.get("/api/account/export")).body
    expect(journeys[0].cooked.values).toEqual({ "recipe-5": null, "ahead-rice": 2 })
  })

  test("it goes with what she told, when she withdraws that", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const { changes } = await sync(ana, [
      operation("itemDone", { ...journey, day: 1, item: "morning" }, at(0)),
      cooked("recipe-5", 4, 1),
      operation("consentWithdrawn", { purpose: "profile" }, at(2)),
    ])
    const first = rowsOfNoun(changes, "journeys")[firstJourneyId] as Journey
    expect(first.cooked).toBeUndefined()
    expect(first.done[1]).toEqual(["morning"])
  })

  test("what is no dish, for nobody or for a crowd is refused, and of more than two weeks have the oldest is forgotten", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const wrong = [cooked("soup", 1, 0), cooked("recipe-5", 0, 0), cooked("recipe-5", 17, 0)]
    const { results } = await sync(ana, wrong)
    expect(results.map(({ status }) => status)).toEqual(["refused", "refused", "refused"])
    const many = Array.from({ length: 50 }, (_, index) => cooked(`recipe-${index + 1}`, 1, index + 1))
    const { results: all, changes } = await sync(ana, many)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["applied"]))
    const [journey] = Object.values(rowsOfNoun(changes, "journeys")) as { cooked?: { values: object } }[]
    const kept = Object.keys(journey?.cooked?.values ?? {})
    expect(kept).toHaveLength(28)
    expect(kept).not.toContain("recipe-1")
    expect(kept).toContain("recipe-50")
  })
})

describeOnBoth("a list started over", (createTestApp) => {
  test("its lines are unticked and were bought all the same; unticked one by one, they were not", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const tick = (foods: string[], isTicked: boolean, minute: number, startsOver?: boolean) =>
      operation("shoppingItemsTicked", { foods, isTicked, ...(startsOver && { startsOver }) }, at(minute))
    const { changes } = await sync(ana, [
      tick(["oats", "banana"], true, 0),
      tick(["banana"], false, 1),
      tick(["oats", "milk"], false, 2, true),
    ])
    expect(rowsOfNoun(changes, "shoppingTicks")[ownKey]).toMatchObject({
      values: { oats: false, banana: false, milk: false },
      boughtAt: { oats: at(0) },
    })
    const again = await sync(ana, [tick(["oats"], true, 3)])
    expect(rowsOfNoun(again.changes, "shoppingTicks")[ownKey]).not.toHaveProperty("boughtAt")
  })
})
