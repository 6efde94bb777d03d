import { expect, test } from "vitest"
import { type Operation, operationNames } from "#domain/operations/operations.ts"
import { consentPurposes } from "#domain/privacy/consent.ts"
import { argsOf } from "#tests/abuse/every-operation.ts"
import { storeEverything } from "#tests/api/everything.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { createSyncDevice } from "#tests/api/sync-device.ts"
import { describeRules } from "#tests/api/test-app.ts"

/** The team sends this operation through a route of its own, so no device of a mother can send it. */
const ofTheTeam = ["replySent"]

describeRules("a device that follows", (createTestApp) => {
  test("has after each operation and each withdrawal what a new device gets", async () => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    const newDevice = () => createSyncDevice(mother.id, { deviceNow: () => app.clock.now.getTime() })
    const following = newDevice()
    await following.sync(mother)
    const entryId = crypto.randomUUID()
    const at = app.clock.now.toISOString()
    const everyOperation = operationNames
      .filter((name) => !ofTheTeam.includes(name))
      .map((name) => operation(name, argsOf[name]({ index: 1, now: app.clock.now, entryId }), at) as Operation)
    const withdrawals = consentPurposes.map((purpose) => operation("consentWithdrawn", { purpose }, at) as Operation)
    const applied = new Set<string>()
    const stale: string[] = []
    for (const each of [...everyOperation, ...withdrawals]) {
      const { results } = await sync(mother, [each])
      if (results[0]?.status === "applied") applied.add(each.name)
      await app.background.settled()
      await following.sync(mother)
      const anew = newDevice()
      await anew.sync(mother)
      if (JSON.stringify(sorted(following)) !== JSON.stringify(sorted(anew)))
        stale.push(`${each.name} ${JSON.stringify(each.args)}`)
    }
    expect(stale).toEqual([])
    expect(operationNames.filter((name) => !applied.has(name))).toEqual(ofTheTeam)
  })
})

/** Returns rows by noun and key, in a fixed order. */
function sorted({ store }: ReturnType<typeof createSyncDevice>) {
  const byName = (one: [string, unknown], other: [string, unknown]) => (one[0] < other[0] ? -1 : 1)
  return Object.entries(store.read().rows)
    .map(([noun, rows]) => [noun, Object.entries(rows).toSorted(byName)] as [string, unknown])
    .toSorted(byName)
}
