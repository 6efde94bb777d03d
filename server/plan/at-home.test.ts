import { expect, test } from "vitest"
import { operation, perform, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

function had(foods: string[], isAtHome: boolean, at: string) {
  return operation("foodsHadAtHome", { foods, isAtHome }, at)
}

describeOnBoth("what she has at home", (createTestApp) => {
  test("of each food what she said last is kept, by the clock of her devices, and is in her export", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const { changes } = await sync(ana, [
      had(["oliveOil", "rice"], true, "2026-11-21T08:00:00.000Z"),
      had(["rice"], false, "2026-11-21T08:20:00.000Z"),
      had(["rice", "lentil"], true, "2026-11-21T08:10:00.000Z"),
    ])
    const values = { oliveOil: true, rice: false, lentil: true }
    expect(rowsOfNoun(changes, "atHome")).toMatchObject({ own: { values } })
    expect((await ana.get("/api/account/export")).body.atHome).toMatchObject({ foods: { values } })
    expect((await bia.get("/api/account/export")).body.atHome).toBe(null)
  })

  test("it needs no consent, and goes with the one to her profile", async () => {
    const ana = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    await perform(ana, "foodsHadAtHome", { foods: ["rice"], isAtHome: true })
    expect((await ana.get("/api/account/export")).body.atHome).toMatchObject({ foods: { values: { rice: true } } })
    const { changes } = await sync(ana, [operation("consentWithdrawn", { purpose: "profile" })])
    expect(rowsOfNoun(changes, "atHome")).toEqual({ own: { values: {}, changedAt: {} } })
  })

  test("no more foods are taken than a plan may have", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const foods = (from: number) => Array.from({ length: 200 }, (_, index) => `food-${from + index}`)
    const results = []
    for (const from of [0, 200])
      results.push(await perform(ana, "foodsHadAtHome", { foods: foods(from), isAtHome: true }))
    expect(results.map(({ status }) => status)).toEqual(["applied", "refused"])
  })
})
