import { expect, test } from "vitest"
import { describeRules } from "#tests/api/test-app.ts"

const on = { value: { isOn: true }, changedAt: "2026-11-21T08:00:00.000Z" }
const offLater = { value: { isOn: false }, changedAt: "2026-11-21T08:00:01.000Z" }

describeRules("silence", (createTestApp) => {
  test("she turns it on and back off, on every device, and whatever arrives late does not undo the last", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect((await mother.get("/api/silence")).body).toEqual({ silence: null })
    expect((await mother.put("/api/silence", on)).body).toEqual({ silence: on })
    const { body } = await app.visitor({ ...mother.cookies }).get("/api/silence")
    expect(body).toEqual({ silence: on })
    await mother.put("/api/silence", offLater)
    expect((await mother.put("/api/silence", on)).body).toEqual({ silence: offLater })
    expect((await mother.get("/api/account/export")).body.silence).toEqual(offLater)
  })

  test("it is hers alone", async () => {
    const app = await createTestApp()
    await (await app.mother("Ana")).put("/api/silence", on)
    expect((await (await app.mother("Bia")).get("/api/silence")).body).toEqual({ silence: null })
  })

  test("a reason is not asked, and not taken", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    for (const value of [{ isOn: true, reason: "…" }, { isOn: "yes" }, {}, null]) {
      const answer = await mother.put("/api/silence", { ...on, value })
      expect([answer.status, answer.body.code]).toEqual([400, "INVALID_INPUT"])
    }
  })
})
