import { expect, test } from "vitest"
import { describeRules } from "#tests/api/test-app.ts"
import { createTurns } from "./one-at-a-time.ts"

const many = 400

test("the work of one account is done one after the other, that of another meanwhile", async () => {
  const inTurn = createTurns()
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve))
    order.push(`${name} ends`)
  }
  await Promise.all([inTurn("ana", work("first")), inTurn("ana", work("second")), inTurn("bia", work("hers"))])
  expect(order.indexOf("second begins")).toBeGreaterThan(order.indexOf("first ends"))
  expect(order.indexOf("hers begins")).toBeLessThan(order.indexOf("first ends"))
})

test("what fails holds up nothing", async () => {
  const inTurn = createTurns()
  const failing = inTurn("ana", () => Promise.reject(new Error("no")))
  const next = inTurn("ana", async () => "done")
  await expect(failing).rejects.toThrow("no")
  expect(await next).toBe("done")
})

describeRules("reads of one account", (createTestApp) => {
  test.each(["/api/history", "/api/progress", "/api/consents", "/api/sync"])(
    "of 400 at once of %s few wait, the others are told when to come again, and another mother is answered",
    async (path) => {
      const app = await createTestApp()
      const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
      const pathOf = ({ id }: { id: string }) => (path === "/api/sync" ? `${path}?userId=${id}` : path)
      const reading = Array.from({ length: many }, () => ana.get(pathOf(ana)))
      expect((await bia.get(pathOf(bia))).status).toBe(200)
      const answers = await Promise.all(reading)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(answers.length - refused.length).toBeGreaterThan(0)
      expect(refused.length).toBeGreaterThan(many / 2)
      for (const { status, body, headers } of refused) {
        expect([status, body.code, headers.get("retry-after")]).toEqual([429, "TOO_MANY_ATTEMPTS", "1"])
      }
    },
  )
})
