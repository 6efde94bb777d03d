import { createServer } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { startPushService } from "#tests/api/push-service.ts"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { createPush, guardedAgent } from "./send.ts"

const done = "2026-11-21T08:59:00.000Z"

describeOnBoth("what no browser would give", (createTestApp) => {
  test("addresses that are no push service's, and keys that are none, are refused with their field", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const good = aSubscription()
    const addresses = [
      "http://push.example.com/1",
      "https://127.0.0.1/1",
      "https://[::1]/1",
      "https://2130706433/1",
      "https://localhost/1",
      "https://metadata.google.internal/1",
      "https://push.example.com:8443/1",
      "https://ana:secret@push.example.com/1",
      "file:///etc/passwd",
      `https://push.example.com/${"a".repeat(1000)}`,
    ]
    for (const wrong of [
      ...addresses.map((endpoint) => ({ endpoint })),
      { p256dh: "short" },
      { p256dh: `C${good.p256dh.slice(1)}` },
      { auth: "" },
      { language: "fr" },
    ]) {
      const device = { ...good, language: "pt", isDiscreet: false, ...wrong } as OperationArgs["reminderDeviceAdded"]
      const { results } = await sync(ana, [operation("reminderDeviceAdded", device, done)])
      const [field] = Object.keys(wrong)
      expect(results, JSON.stringify(wrong)).toMatchObject([{ status: "refused", code: "INVALID_INPUT" }])
      expect(Object.keys((results[0] as { fields: object }).fields)).toEqual([field])
    }
    for (const fields of [
      { timeZone: "Mars/Olympus" },
      { mealReminders: ["25:00"] },
      { dailyTips: ["10:00", "11:00"] },
    ]) {
      const { results } = await sync(ana, [operation("reminderTimesChanged", { fields }, done)])
      expect(results).toMatchObject([{ status: "refused", code: "INVALID_INPUT" }])
    }
    expect(await app.db.selectFrom("reminder_channels").selectAll().execute()).toEqual([])
  })
})

test("a name that leads into this machine or its network is not called", async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const address = server.address() as { port: number }
  const { default: webPush } = await import("web-push")
  const keys = webPush.generateVAPIDKeys()
  const push = createPush({ keys, subject: "mailto:ana@example.org", agent: guardedAgent(), now: () => new Date() })
  for (const host of ["localhost", "127.0.0.1"]) {
    const endpoint = `https://${host}:${address.port}/1`
    expect(await push.send(aSubscription(endpoint), { payload: "{}", topic: "a", usefulSeconds: 60 })).toBe("failed")
  }
  expect(connections).toBe(0)
})

test("an answer that points elsewhere is not followed", async () => {
  const service = await startPushService()
  const here = service.subscribe()
  const elsewhere = service.subscribe("elsewhere.example.com")
  service.answers.set(service.pathOf(here.endpoint), (_, response) => {
    response.writeHead(307, { Location: elsewhere.endpoint }).end()
  })
  const { default: webPush } = await import("web-push")
  const subject = "mailto:ana@example.org"
  const push = createPush({ keys: webPush.generateVAPIDKeys(), subject, agent: service.agent, now: () => new Date() })
  expect(await push.send(here, { payload: "{}", topic: "a", usefulSeconds: 60 })).toBe("failed")
  expect(service.received).toEqual([])
})
