import { expect, test } from "vitest"
import type { RowNoun } from "#domain/nouns/nouns.ts"
import { storedRow } from "#tests/api/stored-row.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const rowsAtOnce = 100
const daysAgo = (days: number) => new Date(Date.parse(at) - days * 86_400_000).toISOString().slice(0, 10)

async function fill({ database: { db } }: TestApp, userId: string, noun: RowNoun, count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const key = noun === "journeys" ? crypto.randomUUID() : daysAgo(1000 + index)
    const value = noun === "journeys" ? { id: key, startedAt: daysAgo(1000), done: {} } : { values: {}, changedAt: {} }
    return storedRow(userId, noun, key, value, { version: 1 + index, sort: key })
  })
  for (let from = 0; from < count; from += rowsAtOnce)
    await db
      .insertInto("rows")
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  await db.updateTable("user").set({ sync_version: count }).where("id", "=", userId).execute()
}

const started = () => operation("journeyStarted", { journeyId: crypto.randomUUID() }, at)
const weighed = (days: number) => operation("weightLogged", { date: daysAgo(days), kg: 70 }, at)
const answered = (days: number) =>
  operation("checkInAnswered", { date: daysAgo(days), question: "energy", score: 3 }, at)

describeRules("an account", (createTestApp) => {
  test.each([
    ["520 journeys", "journeys", 520, "journeyId", [started(), started()]],
    ["4,000 weights", "weights", 4000, "date", [weighed(1), weighed(2)]],
    ["4,000 days of answers", "checkIns", 4000, "date", [answered(1), answered(2)]],
  ] as const)("stores %s and no more, in one batch as in many", async (_, noun, most, argument, operations) => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await fill(app, ana.id, noun, most - 1)
    const refused = { status: "refused", code: "INVALID_INPUT", fields: { [argument]: "too_big" } }
    expect((await sync(ana, [...operations])).results).toMatchObject([{ status: "applied" }, refused])
    const [, second] = operations
    const again = { ...second, id: crypto.randomUUID() }
    expect((await sync(ana, [again])).results).toMatchObject([refused])
  })

  test("ticks up to 300 foods of the list at once, and has as many at home", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const foods = Array.from({ length: 301 }, (_, index) => `a${index}`)
    const refused = { status: "refused", code: "INVALID_INPUT" }
    for (const [named, result] of [
      [foods, refused],
      [foods.slice(1), { status: "applied" }],
    ] as const) {
      const { results } = await sync(ana, [
        operation("shoppingItemsTicked", { foods: [...named], isTicked: true }, at),
        operation("foodsHadAtHome", { foods: [...named], isAtHome: true }, at),
      ])
      expect(results).toMatchObject([result, result])
    }
  })
})
