import { expect, test } from "vitest"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"

describeRules("badges", (createTestApp) => {
  test("a badge stays with the day on which it was earned first, and is never of a day to come", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { changes } = await sync(ana, [
      operation("badgeEarned", { badge: "water", date: "2026-11-20" }, at),
      operation("badgeEarned", { badge: "water", date: "2026-11-21" }, at),
      operation("badgeEarned", { badge: "sleep", date: "2099-01-01" }, at),
    ])
    expect(rowsOfNoun(changes, "badges")).toEqual({
      water: { earnedOn: "2026-11-20" },
      sleep: { earnedOn: "2026-11-21" },
    })
  })

  test("what a correction takes from its days does not take a badge", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const glassId = crypto.randomUUID()
    await sync(ana, [
      operation("glassDrunk", { date: "2026-11-21", glassId }, at),
      operation("badgeEarned", { badge: "water", date: "2026-11-21" }, at),
      operation("glassTakenBack", { date: "2026-11-21", glassId }, at),
    ])
    expect((await ana.get("/api/account/export")).body.badges).toEqual([{ badge: "water", earnedOn: "2026-11-21" }])
  })
})
