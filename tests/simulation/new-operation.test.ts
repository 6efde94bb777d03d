import fc from "fast-check"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { calendarDateSchema, type DayAnswers } from "#domain/days/check-in.ts"
import { checkInOperations } from "#domain/days/days-noun.ts"
import { noun } from "#domain/nouns/noun.ts"
import { mergeFields } from "#domain/timestamped.ts"
import { amount } from "#tests/amount.ts"

const name = "dayFelt"
const score = z.int().check(z.minimum(1), z.maximum(5))

// Before anything that reads the definitions is loaded: all below knows of it by its noun's own definition alone.
Object.assign(checkInOperations, {
  [name]: noun("checkIns", { kind: "diary", purpose: "diary", byToken: true }).operation({
    args: z.strictObject({ date: calendarDateSchema, energy: score, mood: score }),
    reads: ({ date }) => ({ keys: [date] }),
    apply: (days, { date, energy, mood }, { at, now }) => ({
      [date]: mergeFields<DayAnswers>(days[date], { energy, mood }, at, now),
    }),
  }),
})
const { operationNames } = await import("#domain/operations/operations.ts")
const { createSyncDevice } = await import("#tests/api/sync-device.ts")
const { operation, sync } = await import("#tests/api/sync.ts")
const { tablesOfUsers } = await import("#tests/api/tables-of-users.ts")
const { describeRules } = await import("#tests/api/test-app.ts")
const { accessToken } = await import("#tests/api/access-token.ts")
const { validOperation } = await import("../fuzz/operations.ts")
const { fuzzRequests } = await import("../fuzz/requests.ts")
const { runFuzz } = await import("../fuzz/run.ts")
const { createWorld } = await import("../fuzz/world.ts")
const { schedules } = await import("./schedule.ts")
const { simulate } = await import("./simulate.ts")

type Name = (typeof operationNames)[number]
const newName = name as Name
const date = "2026-11-21"
const args = { date, energy: 2, mood: 4 } as never

describeRules("an operation that is added to the definition of its noun, and nowhere else", (createTestApp) => {
  test("is stored by the server once, refused where it is malformed or she has not agreed, and open to a token", async () => {
    const app = await createTestApp()
    const mother = await app.mother()
    const felt = operation(newName, args)
    expect((await sync(mother, [felt, felt])).results).toMatchObject([{ status: "applied" }, { status: "already" }])
    const { body } = await mother.get("/api/account/export")
    expect(body.checkIns).toMatchObject([{ date, value: { energy: 2, mood: 4 } }])
    const { results } = await sync(mother, [operation(newName, { date, energy: 6, mood: 4 } as never)])
    expect(results).toMatchObject([{ status: "refused", code: "INVALID_INPUT", fields: { energy: expect.anything() } }])

    const { secret } = await accessToken(mother, "write")
    const headers = { authorization: `Bearer ${secret}` }
    const sent = { userId: mother.id, since: null, operations: [operation(newName, args)] }
    expect((await app.visitor().send("POST", "/api/sync", { body: sent, headers })).body.results).toMatchObject([
      { status: "applied" },
    ])

    await sync(mother, [operation("consentWithdrawn", { purpose: "diary" })])
    expect((await sync(mother, [operation(newName, args)])).results).toMatchObject([
      { status: "refused", code: "CONSENT_REQUIRED" },
    ])
  })

  test("is shown by the device that did it at once, and by another after its next sync", async () => {
    const app = await createTestApp()
    const mother = await app.mother()
    const deviceNow = () => app.clock.now.getTime()
    const [phone, tablet] = [createSyncDevice(mother.id, { deviceNow }), createSyncDevice(mother.id, { deviceNow })]
    await Promise.all([phone.sync(mother), tablet.sync(mother)])
    phone.store.add(newName, args)
    expect(phone.store.read().rows.checkIns[date]?.values).toEqual({ energy: 2, mood: 4 })
    await phone.sync(mother)
    await tablet.sync(mother)
    expect(tablet.store.read().rows.checkIns).toEqual(phone.store.read().rows.checkIns)
    expect(tablet.store.read().rows.checkIns[date]?.values).toEqual({ energy: 2, mood: 4 })
  })

  test("is done in simulated schedules, and nothing is lost or there twice", async () => {
    const app = await createTestApp({ LOG_LEVEL: "error" })
    const tables = await tablesOfUsers(app.database)
    // What is expected of a day's answers is told apart from the definitions, and knows nothing of what the new one writes.
    const isOther = /"name":"checkIn","question":"(energy|mood)"/
    const does = ({ steps }: { steps: readonly object[] }) => {
      return JSON.stringify(steps).includes(`"${name}"`) && !isOther.test(JSON.stringify(steps))
    }
    const chosen = fc.sample(schedules.filter(does), { seed: 20_261_128, numRuns: amount(10, 100) })
    for (const schedule of chosen) expect(await simulate(app, schedule, tables)).toEqual([])
  })

  test("is among what the fuzz of sync sends, and holds", async () => {
    const app = await createTestApp({ LOG_LEVEL: "error" })
    const world = await createWorld(app, 2)
    const made = fc.sample(fuzzRequests(2), { seed: 20_261_128, numRuns: amount(40, 400) })
    const requests = made.map((request) => ({ ...request, operations: request.operations.filter(writesNoOther) }))
    const sent = requests.flatMap(({ operations }) => operations as { name?: string }[])
    expect(sent.filter((one) => one.name === name).length).toBeGreaterThan(0)
    expect((await runFuzz(world, requests)).problems).toEqual([])
  })

  test("is described to those who write other apps", async () => {
    const app = await createTestApp()
    const document = JSON.stringify((await app.visitor().get("/api/openapi.json")).body)
    expect(document).toContain(`"const":"${name}"`)
  })
})

function writesNoOther(operation: unknown) {
  return (operation as { name?: unknown } | null)?.name !== "checkInAnswered"
}

test("its arguments are made of its definition", () => {
  const made = fc.sample(validOperation, { seed: 1, numRuns: 2000 }).filter((one) => (one.name as string) === name)
  expect(made.length).toBeGreaterThan(10)
  expect(new Set(made.map((one) => (one.args as unknown as { energy: number }).energy))).toEqual(
    new Set([1, 2, 3, 4, 5]),
  )
})
