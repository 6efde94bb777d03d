import { expect, test } from "vitest"
import { perform, rowsOfNoun, type Syncing, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const [at, later] = ["2026-11-21T08:00:00.000Z", "2026-11-21T08:00:01.000Z"]
const on = { values: { isOn: true }, changedAt: { isOn: at } }
const offLater = { values: { isOn: false }, changedAt: { isOn: later } }

/** Returns the row of "silence" as a device of the user receives it. */
async function received(mother: Syncing) {
  return rowsOfNoun((await sync(mother, [])).changes, "silence").own
}

describeRules("silence", (createTestApp) => {
  test("she turns it on and back off, on every device, and whatever arrives late does not undo the last", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const silence = () => received({ ...app.visitor({ ...mother.cookies }), id: mother.id })
    expect(await silence()).toBeUndefined()
    await perform(mother, "silenceSet", { isOn: true }, at)
    expect(await silence()).toEqual(on)
    await perform(mother, "silenceSet", { isOn: false }, later)
    await perform(mother, "silenceSet", { isOn: true }, at)
    expect(await silence()).toEqual(offLater)
    expect((await mother.get("/api/account/export")).body.silence).toEqual({ value: { isOn: false }, changedAt: later })
  })

  test("it is hers alone", async () => {
    const app = await createTestApp()
    await perform(await app.mother("Ana"), "silenceSet", { isOn: true })
    expect(await received(await app.mother("Bia"))).toBeUndefined()
  })

  test("a reason is not asked, and not taken", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    for (const args of [{ isOn: true, reason: "…" }, { isOn: "yes" }, {}, null]) {
      const result = await perform(mother, "silenceSet", args as never)
      expect(result).toMatchObject({ status: "refused", code: "INVALID_INPUT" })
    }
  })
})
