import { expect, test } from "vitest"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnPostgres } from "#tests/api/test-app.ts"

describeOnPostgres("transactions that block each other", (createTestApp) => {
  test("two mothers who take over each other's browsers at once are both answered", async () => {
    const app = await createTestApp()
    const mothers = [await app.mother("Ana"), await app.mother("Bia")] as const
    const browsers = Array.from({ length: 5 }, () => aSubscription())
    const take = (order: typeof browsers) =>
      order.map((browser) => operation("reminderDeviceAdded", { ...browser, language: "pt", isDiscreet: false }))
    for (let round = 0; round < 5; round++) {
      const [ana, bia] = mothers
      const answers = await Promise.all([sync(ana, take(browsers)), sync(bia, take(browsers.toReversed()))])
      for (const { results } of answers)
        expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["applied"]))
    }
  })
})
