import { expect, test } from "vitest"
import { operation, perform, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const refused = { status: "refused", code: "INVALID_INPUT", fields: { month: "invalid" } }

function rated(isUseful: boolean, at: string, theme: "eating" | "mind" = "eating") {
  return operation("answerRated", { month: "2026-11", theme, isUseful }, at)
}

describeRules("whether answers were useful", (createTestApp) => {
  test("of each theme and month what she said last is kept, by the clock of her devices, and is in her export", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { changes } = await sync(ana, [
      rated(true, "2026-11-21T08:00:00.000Z"),
      rated(false, "2026-11-21T08:30:00.000Z"),
      rated(true, "2026-11-21T08:10:00.000Z"),
      rated(true, "2026-11-21T08:20:00.000Z", "mind"),
    ])
    expect(rowsOfNoun(changes, "answerRatings")).toMatchObject({
      "2026-11-eating": { values: { isUseful: false } },
      "2026-11-mind": { values: { isUseful: true } },
    })
    expect((await ana.get("/api/account/export")).body.answerRatings).toEqual([
      {
        id: expect.any(String),
        month: "2026-11",
        theme: "eating",
        isUseful: false,
        changedAt: "2026-11-21T08:30:00.000Z",
      },
      {
        id: expect.any(String),
        month: "2026-11",
        theme: "mind",
        isUseful: true,
        changedAt: "2026-11-21T08:20:00.000Z",
      },
    ])
  })

  test("of a month to come, or of one of which nothing is kept any more, nothing is kept", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    for (const [month, result] of [
      ["2026-12", refused],
      ["2025-10", refused],
      ["2025-11", { status: "applied" }],
    ] as const)
      expect(await perform(ana, "answerRated", { month, theme: "body", isUseful: true }), month).toMatchObject(result)
  })

  test("neither text, nor an answer, nor another theme is taken", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const args = { month: "2026-11", theme: "eating", isUseful: true }
    for (const wrong of [{ text: "?" }, { entryId: 3 }, { theme: "love" }, { month: "2026-13" }, { isUseful: "yes" }])
      expect(await perform(ana, "answerRated", { ...args, ...wrong } as never)).toMatchObject({ code: "INVALID_INPUT" })
  })
})
