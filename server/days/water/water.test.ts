import { expect, test } from "vitest"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const date = "2026-11-21"
const drink = (glassId = crypto.randomUUID(), day = date) => operation("glassDrunk", { date: day, glassId }, at)

describeRules("water", (createTestApp) => {
  test("glasses of two devices add up, and one sent twice counts once", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const glassId = crypto.randomUUID()
    await sync(ana, [drink(glassId), drink(glassId)])
    const { changes } = await sync(ana, [drink()])
    expect(Object.values(rowsOfNoun(changes, "water")[date] ?? {})).toEqual([true, true])
  })

  test("a glass taken back stays so, even where it arrives after that", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const glassId = crypto.randomUUID()
    await sync(ana, [operation("glassTakenBack", { date, glassId }, at)])
    const { changes } = await sync(ana, [drink(glassId)])
    expect(rowsOfNoun(changes, "water")[date]).toEqual({ [glassId]: false })
  })

  test("the twenty-fifth glass of a day is refused, and taking one back makes room", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const first = crypto.randomUUID()
    await sync(ana, [drink(first), ...Array.from({ length: 23 }, () => drink())])
    const refused = { status: "refused", code: "INVALID_INPUT", fields: { glassId: "too_big" } }
    expect((await sync(ana, [drink()])).results).toMatchObject([refused])
    const { results } = await sync(ana, [operation("glassTakenBack", { date, glassId: first }, at), drink()])
    expect(results).toMatchObject([{ status: "applied" }, { status: "applied" }])
  })

  test("a day to come, or one of long ago, is refused", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { results } = await sync(ana, [drink(undefined, "2026-11-24"), drink(undefined, "2025-11-21")])
    expect(results).toMatchObject([
      { status: "refused", fields: { date: "invalid" } },
      { status: "refused", fields: { date: "invalid" } },
    ])
  })

  test("one mother's glasses are no other's", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await sync(ana, [drink()])
    expect((await sync(bia, [])).changes.filter(({ noun }) => noun === "water")).toEqual([])
    expect((await bia.get("/api/account/export")).body.water).toEqual([])
  })
})
