import { expect, test } from "vitest"
import { helperLink } from "#tests/api/helper-link.ts"
import { storedRow } from "#tests/api/stored-row.ts"
import { operation, rowsOfNoun, send, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { readWishes } from "../reminders/wishes.ts"

const date = "2026-11-21"
const [at, later] = ["2026-11-21T08:00:00.000Z", "2026-11-21T08:30:00.000Z"]
const drink = () => operation("glassDrunk", { date, glassId: crypto.randomUUID() })

async function changeValue({ db }: TestApp, change: (value: string) => string) {
  const { value } = await db.selectFrom("rows").select("value").where("noun", "=", "water").executeTakeFirstOrThrow()
  const changed = change(value ?? "")
  await db.updateTable("rows").set({ value: changed }).where("noun", "=", "water").execute()
  return changed
}

describeOnBoth("the table of rows", (createTestApp) => {
  test.each(["{", '{"of another release":"unknown"}', "[]", "null"])(
    "a value that cannot be read (%s) is reported by its noun, left out and left alone, and what reads it is refused",
    async (unreadable) => {
      const app = await createTestApp()
      const ana = await app.mother("Ana")
      await sync(ana, [drink(), operation("weightLogged", { date, kg: 70 })])
      await changeValue(app, () => unreadable)
      const { changes } = await sync(ana, [])
      expect(rowsOfNoun(changes, "water")).toEqual({})
      expect(rowsOfNoun(changes, "weights")).toMatchObject({ [date]: { values: { kg: 70 } } })
      expect(await send(ana, drink())).toMatchObject({ status: "refused", code: "INTERNAL" })
      expect(await send(ana, operation("weightLogged", { date, kg: 71 }))).toMatchObject({ status: "applied" })
      expect((await ana.get("/api/account/export")).body).toMatchObject({ water: [], weights: [{ date }] })
      const stored = await app.db.selectFrom("rows").select("value").where("noun", "=", "water").execute()
      expect(stored).toEqual([{ value: unreadable }])
      const errors = app.logLines.filter((line) => JSON.parse(line).level >= 50)
      expect(errors.length).toBeGreaterThan(2)
      for (const line of errors) expect(line).toMatch(/unreadable row/)
      for (const line of errors) expect(line).not.toMatch(/2026-11-21"|of another release/)
    },
  )

  test.each([
    operation("householdChanged", { fields: { people: 3 } }),
    operation("preferencesChanged", { fields: { dailyTips: false } }),
    operation("reminderTimesChanged", { fields: { timeZone: "America/Recife" } }),
    operation("shoppingItemsTicked", { foods: ["oats"], isTicked: true }),
    operation("foodsHadAtHome", { foods: ["oats"], isAtHome: true }),
    operation("silenceSet", { isOn: true }),
    operation("checkInAnswered", { date, question: "mood", score: 2 }),
    operation("profileChanged", { fields: { age: 30 } }),
    operation("onboardingAnswered", { answers: { restrictions: "amendoim" } }),
  ])("what a newer process has stored beside what this one knows stays ($name)", async (first) => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await sync(ana, [first])
    const stored = app.db.selectFrom("rows").select(["noun", "value"])
    const { noun, value } = await stored.executeTakeFirstOrThrow()
    const row = JSON.parse(value ?? "")
    const marks =
      noun === "shoppingTicks" || noun === "atHome" ? { ofTomorrow: true } : { ofTomorrow: { new: "field" } }
    const newer = {
      ...row,
      beside: [1],
      values: { ...row.values, ...marks },
      changedAt: { ...row.changedAt, ofTomorrow: at },
    }
    await app.db
      .updateTable("rows")
      .set({ value: JSON.stringify(newer) })
      .execute()
    expect(await send(ana, { ...first, id: crypto.randomUUID(), at: later } as typeof first)).toMatchObject({
      status: "applied",
    })
    const after = JSON.parse((await stored.executeTakeFirstOrThrow()).value ?? "")
    expect(after).toMatchObject({ beside: [1], values: marks, changedAt: { ofTomorrow: at } })
    expect(after.changedAt).not.toEqual(newer.changedAt)
  })

  test("an unreadable silence is no sign that she may be reminded or that a helper is shown the baby", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { link, secret } = helperLink()
    await sync(ana, [operation("helperLinkMade", link), operation("silenceSet", { isOn: true })])
    const headers = { authorization: `Bearer ${secret}` }
    expect((await app.visitor().send("GET", "/api/helping", { headers })).status).toBe(200)
    await app.db.updateTable("rows").set({ value: "{}" }).where("noun", "=", "silence").execute()
    expect((await app.visitor().send("GET", "/api/helping", { headers })).status).toBe(500)
    await sync(ana, [operation("reminderTimesChanged", { fields: { timeZone: "America/Recife" } })])
    const reports: string[] = []
    const wishes = await readWishes(app.db, [ana.id], ({ message }) => void reports.push(message))
    expect([...wishes.keys()]).toEqual([])
    expect(reports).toEqual(["unreadable row: silence"])
  })

  test("a withdrawal leaves of each journey what its noun says, of one that cannot be read too, and nothing of what is no JSON", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const left = { id: "first", startedAt: at, done: { 1: ["snack"] }, ofTomorrow: [1], week: "unreadable" }
    const dishes = { values: { "1-lunch": 5 }, changedAt: {} }
    const rows = [storedRow(ana.id, "journeys", "first", { ...left, dishes }, { sort: at })]
    const broken = { ...storedRow(ana.id, "journeys", "broken", {}, { sort: at }), value: '{"dishes' }
    await app.db
      .insertInto("rows")
      .values([...rows, broken])
      .execute()
    const tick = operation("itemDone", { journeyId: "current", day: 1, item: "snack" })
    expect(await send(ana, tick)).toMatchObject({ status: "refused", code: "INTERNAL" })
    expect(await send(ana, operation("consentWithdrawn", { purpose: "profile" }, later))).toMatchObject({
      status: "applied",
    })
    const stored = await app.db.selectFrom("rows").select(["key", "value"]).where("noun", "=", "journeys").execute()
    expect(Object.fromEntries(stored.map(({ key, value }) => [key, value]))).toEqual({
      first: JSON.stringify(left),
      broken: null,
    })
  })

  test("a key is stored when it first was, and changed when it last was", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const first = app.clock.now.toISOString()
    await sync(ana, [drink()])
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await sync(ana, [drink()])
    const row = { key: date, sort: date, stored_at: first, changed_at: app.clock.now.toISOString() }
    expect(await app.db.selectFrom("rows").selectAll().where("noun", "=", "water").execute()).toMatchObject([row])
  })
})
