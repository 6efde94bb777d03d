import { expect, test } from "vitest"
import { operation, rowsOfNoun, send, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

const date = "2026-11-21"
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
