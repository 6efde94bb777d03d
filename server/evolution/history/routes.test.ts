import { expect, test } from "vitest"
import { storeEverything } from "#tests/api/everything.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"

describeOnBoth("history", (createTestApp) => {
  test("all her days in few words, without a glass taken back or a weight taken away", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await storeEverything(app, ana)
    const glassId = crypto.randomUUID()
    await sync(ana, [
      operation("glassDrunk", { date: "2026-11-21", glassId }, at),
      operation("glassTakenBack", { date: "2026-11-21", glassId }, at),
      operation("weightLogged", { date: "2026-11-20", kg: 72 }, at),
      operation("weightLogged", { date: "2026-11-20", kg: null }, at),
    ])
    const { body } = await ana.get("/api/history")
    expect(body).toMatchObject({
      userId: ana.id,
      checkIns: [
        { date: "2026-11-20", energy: 5, mood: null, sleepHours: null },
        { date: "2026-11-21", energy: 1, mood: 2, bloating: 3, sleepHours: 5.5 },
      ],
      water: [{ date: "2026-11-21", glasses: 1 }],
      weights: [{ date: "2026-11-21", kg: 71.4 }],
    })
    expect(body.entriesAt).toHaveLength(12)
    expect(JSON.stringify(body)).not.toContain("novembro")
  })

  test("it is hers alone", async () => {
    const app = await createTestApp()
    await storeEverything(app, await app.mother("Ana"))
    const { body } = await (await app.mother("Bia")).get("/api/history")
    expect(body).toMatchObject({ checkIns: [], water: [], weights: [], entriesAt: [] })
  })
})
