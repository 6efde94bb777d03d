import { expect, test } from "vitest"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const log = (date: string, kg: number | null, moment = at) => operation("weightLogged", { date, kg }, moment)

describeRules("weights", (createTestApp) => {
  test("of two weights of a day the later counts, and one taken away is gone from her file", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await sync(ana, [log("2026-11-21", 71.4, "2026-11-21T08:00:01.000Z"), log("2026-11-21", 90), log("2026-11-14", 72)])
    const { changes } = await sync(ana, [])
    expect(rowsOfNoun(changes, "weights")["2026-11-21"]).toMatchObject({ values: { kg: 71.4 } })
    await sync(ana, [log("2026-11-14", null, "2026-11-21T08:00:02.000Z")])
    expect((await ana.get("/api/account/export")).body.weights).toMatchObject([{ date: "2026-11-21", kg: 71.4 }])
  })

  test.each([7.2, 720, 71.44, "71", -1])("a weight of %s is refused", async (kg) => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { results } = await sync(ana, [log("2026-11-21", kg as number)])
    expect(results).toMatchObject([{ status: "refused", code: "INVALID_INPUT" }])
  })

  test("a weight of a day to come is refused, one from before the app is not", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { results } = await sync(ana, [log("2026-11-24", 71), log("2024-02-29", 65)])
    expect(results).toMatchObject([{ status: "refused", fields: { date: "invalid" } }, { status: "applied" }])
  })
})
