import { expect, test } from "vitest"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { appWithPushes } from "#tests/api/app-with-pushes.ts"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { operation, perform, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { claimChannels } from "./queue.ts"

type Times = OperationArgs["reminderTimesChanged"]["fields"]
type Subscription = ReturnType<typeof aSubscription>
type Mother = Awaited<ReturnType<TestApp["mother"]>>

const done = "2026-11-21T08:59:00.000Z"
/** São Paulo is three hours behind UTC, so this is 12:00 there. */
const noon = "2026-11-21T15:00:00.000Z"
const onlyLunch: Times = {
  timeZone: "America/Sao_Paulo",
  morningReminder: [],
  mealReminders: ["12:00"],
  waterReminder: [],
  dailyTips: [],
}

/** Sets up reminders for a user on a browser of this push service. */
async function remind(mother: Mother, times: Times, device = aSubscription(), isDiscreet = false) {
  const { results } = await sync(mother, [
    operation("reminderTimesChanged", { fields: times }, done),
    operation("reminderDeviceAdded", { ...device, language: "pt", isDiscreet }, done),
  ])
  expect(results.map(({ status }) => status)).toEqual(["applied", "applied"])
  return device
}

describeOnBoth("reminders", (createTestApp) => {
  test("a reminder comes at its time in her time zone, once, and only her browser can read it", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    await remind(await app.mother("Ana"), onlyLunch, service.subscribe())
    expect(await at("2026-11-21T14:59:59.000Z")).toHaveLength(0)
    const [received] = await at(noon)
    expect(received).toMatchObject({
      webPush: 8030,
      notification: {
        lang: "pt",
        navigate: "http://florescer.test/my-plan",
        icon: "http://florescer.test/icon-192.png",
      },
    })
    expect(received?.headers.topic).toBe(received?.notification.tag)
    expect(received?.headers.authorization).toMatch(/^vapid t=.+, k=/)
    expect(Number(received?.headers.ttl)).toBe(7200)
    expect(await at("2026-11-21T15:00:30.000Z")).toHaveLength(1)
    expect(await at("2026-11-22T14:59:59.000Z")).toHaveLength(1)
    expect(await at("2026-11-22T15:00:00.000Z")).toHaveLength(2)
    expect(new Set(service.received.map(({ notification }) => notification.tag)).size).toBe(2)
  })

  test("one that is late after a restart still comes, for two hours, and of several only the last", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    await remind(await app.mother("Ana"), { ...onlyLunch, mealReminders: ["11:30", "12:00"] }, service.subscribe())
    expect(await at("2026-11-21T16:29:00.000Z")).toHaveLength(1)
    expect(await at("2026-11-22T17:00:01.000Z")).toHaveLength(1)
    expect(await at("2026-11-23T15:00:00.000Z")).toHaveLength(2)
  })

  test("a browser that refuses for ever is forgotten, and one that fails is tried again", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    const [gone, failing] = [service.subscribe(), service.subscribe()]
    await remind(ana, onlyLunch, gone)
    await remind(ana, onlyLunch, failing)
    service.answers.set(service.pathOf(gone.endpoint), 410)
    service.answers.set(service.pathOf(failing.endpoint), 503)
    expect(await at(noon)).toHaveLength(0)
    const channels = app.db.selectFrom("reminder_channels").select(["endpoint", "failures"])
    expect(await channels.execute()).toEqual([{ endpoint: failing.endpoint, failures: 1 }])
    service.answers.clear()
    expect(await at("2026-11-21T15:00:59.000Z")).toHaveLength(0)
    expect(await at("2026-11-21T15:01:00.000Z")).toHaveLength(1)
    expect(await at("2026-11-21T15:03:00.000Z")).toHaveLength(1)
    expect(await channels.execute()).toEqual([{ endpoint: failing.endpoint, failures: 0 }])
  })

  test("what she switched off, quiet hours, silence and the day of a hard night stay without a reminder", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const [ana, bia, eva] = [await app.mother("Ana"), await app.mother("Bia"), await app.mother("Eva")]
    const dora = await app.mother("Dora")
    for (const mother of [ana, bia, eva]) await remind(mother, onlyLunch, service.subscribe())
    await remind(dora, { ...onlyLunch, quietFrom: "11:00", quietUntil: "13:00" }, service.subscribe())
    await sync(ana, [operation("preferencesChanged", { fields: { mealReminders: false } }, done)])
    await sync(bia, [operation("silenceSet", { isOn: true }, done)])
    await sync(eva, [operation("hardNightSet", { journeyId: "first", day: 1, meals: ["lunch"] }, done)])
    expect(await at(noon)).toHaveLength(0)
    await sync(ana, [operation("preferencesChanged", { fields: { mealReminders: true } }, noon)])
    await sync(bia, [operation("silenceSet", { isOn: false }, noon)])
    expect(await at("2026-11-22T15:00:00.000Z")).toHaveLength(3)
  })

  test("a discreet device is told nothing of what the app is, and no other of hers changes by it", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    await remind(ana, onlyLunch, service.subscribe(), true)
    await remind(ana, onlyLunch, service.subscribe())
    const [one, other] = (await at(noon)).toSorted((a, b) => a.path.localeCompare(b.path))
    expect(one?.notification.icon).toBe("http://florescer.test/notes-192.png")
    expect(one?.notification.title).not.toBe(other?.notification.title)
    expect(JSON.stringify([one?.notification.title, one?.notification.body])).not.toMatch(
      /florescer|pausa|refei|comer/i,
    )
    expect(other?.notification.icon).toBe("http://florescer.test/icon-192.png")
  })

  test("changed times count from now on, and what she has had already does not come again", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    await remind(ana, onlyLunch, service.subscribe())
    await at(noon)
    const later = operation("reminderTimesChanged", { fields: { mealReminders: ["11:00", "12:30"] } }, noon)
    await sync(ana, [later])
    expect(await at("2026-11-21T15:10:00.000Z")).toHaveLength(1)
    expect(await at("2026-11-21T15:30:00.000Z")).toHaveLength(2)
  })

  test("a process that ends after sending leaves it to the next, under the topic and tag that show it once", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    await remind(await app.mother("Ana"), onlyLunch, service.subscribe())
    await at(noon)
    await app.db
      .updateTable("reminder_channels")
      .set({ due_at: noon, sent_until: done, lease_id: "of the ended one", leased_until: "2026-11-21T15:05:00.000Z" })
      .execute()
    expect(await at("2026-11-21T15:04:59.000Z")).toHaveLength(1)
    const [first, second] = await at("2026-11-21T15:05:00.000Z")
    expect(second?.notification).toEqual(first?.notification)
    expect(second?.headers.topic).toBe(first?.headers.topic)
    expect(await at("2026-11-21T15:06:00.000Z")).toHaveLength(2)
  })

  test("two runs at once never claim the same browser", async () => {
    const { app, service } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    for (let count = 0; count < 8; count++) await remind(ana, onlyLunch, service.subscribe())
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimChannels(app.database, new Date(noon), 3)))
    const ids = claims.flat().map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([8, 8])
  })

  test("a browser that changes hands reminds its new owner only, and nobody has more than ten", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const browser = service.subscribe()
    await remind(ana, onlyLunch, browser)
    await remind(bia, onlyLunch, browser)
    expect(await at(noon)).toHaveLength(1)
    const hers = app.db.selectFrom("reminder_channels").select(["user_id", "endpoint"])
    expect(await hers.execute()).toEqual([{ user_id: bia.id, endpoint: browser.endpoint }])
    // An endpoint is not given to somebody who knows only its address, without the keys that only the browser has.
    const { results } = await sync(ana, [
      operation("reminderDeviceAdded", { ...aSubscription(browser.endpoint), language: "pt", isDiscreet: false }, noon),
    ])
    expect(results).toMatchObject([{ status: "refused", code: "INVALID_INPUT" }])
    expect(await hers.execute()).toEqual([{ user_id: bia.id, endpoint: browser.endpoint }])
    for (let count = 0; count < 11; count++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      await remind(ana, onlyLunch)
    }
    expect(await hers.where("user_id", "=", ana.id).execute()).toHaveLength(10)
    const [first] = await hers.where("user_id", "=", ana.id).orderBy("created_at").execute()
    await sync(ana, [operation("reminderDeviceRemoved", { endpoint: first?.endpoint ?? "" }, noon)])
    expect(await hers.where("user_id", "=", ana.id).execute()).toHaveLength(9)
  })

  test("a crowd at one minute does not keep those of the next one waiting until it is through", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await remind(ana, onlyLunch, service.subscribe())
    const hers = await remind(bia, { ...onlyLunch, mealReminders: ["12:01"] }, service.subscribe())
    const anas = app.db.selectFrom("reminder_channels").selectAll().where("user_id", "=", ana.id)
    const one = await anas.executeTakeFirstOrThrow()
    const crowd = Array.from({ length: 699 }, () => ({ ...one, id: crypto.randomUUID(), ...service.subscribe() }))
    await app.db.insertInto("reminder_channels").values(crowd).execute()
    const received = await at("2026-11-21T15:01:00.000Z")
    expect(received).toHaveLength(701)
    const place = received.findIndex(({ path }) => path === service.pathOf(hers.endpoint))
    expect(place).toBeGreaterThanOrEqual(0)
    expect(place).toBeLessThan(450)
  })

  test("keys that are on no curve end that browser's reminders, and no other's", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    await remind(ana, onlyLunch, { ...aSubscription(), p256dh: `B${"A".repeat(86)}` })
    await remind(ana, onlyLunch, service.subscribe())
    expect(await at(noon)).toHaveLength(1)
    expect(await app.db.selectFrom("reminder_channels").selectAll().execute()).toHaveLength(1)
  })

  test("a push service that never answers, or never stops answering, keeps nobody else waiting for ever", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    const [silent, endless, good] = ["silent.example.com", "endless.example.com", "push.example.com"].map((host) =>
      service.subscribe(host),
    ) as [Subscription, Subscription, Subscription]
    service.answers.set(service.pathOf(silent.endpoint), () => {})
    service.answers.set(service.pathOf(endless.endpoint), (_request, response) => {
      response.writeHead(201)
      const timer = setInterval(() => response.write("x".repeat(16_384)), 1)
      response.on("close", () => clearInterval(timer))
    })
    for (const device of [silent, endless, good]) await remind(ana, onlyLunch, device)
    await at(noon)
    expect(service.received.map(({ path }) => path)).toContain(service.pathOf(good.endpoint))
    const channels = app.db.selectFrom("reminder_channels").select("failures").where("endpoint", "=", silent.endpoint)
    expect(await channels.execute()).toEqual([{ failures: 1 }])
  })

  test("a new password ends the reminders on every device, until the one that is signed in adds itself again", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    const hers = await remind(ana, onlyLunch, service.subscribe())
    await remind(ana, onlyLunch, service.subscribe())
    const change = { currentPassword: ana.account.password, newPassword: "outra senha boa" }
    expect((await ana.post("/api/auth/change-password", change)).status).toBe(200)
    expect(await at(noon)).toHaveLength(0)
    await remind(ana, onlyLunch, hers)
    expect(await at("2026-11-22T15:00:00.000Z")).toHaveLength(1)
  })

  test("who has never asked for reminders gets none, and who takes her consent back gets none any more", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    const device = { ...service.subscribe(), language: "pt", isDiscreet: false } as const
    const { results } = await sync(ana, [operation("reminderDeviceAdded", device, done)])
    expect(results).toMatchObject([{ status: "refused", code: "CONSENT_REQUIRED" }])
    const bia = await app.mother("Bia")
    await remind(bia, onlyLunch, service.subscribe())
    expect((await bia.get("/api/consents")).body.kept).toContain("reminders")
    await perform(bia, "consentWithdrawn", { purpose: "reminders" })
    expect(await at(noon)).toHaveLength(0)
  })

  test("a mail each morning instead names her times, and nothing in its subject tells what it is about", async () => {
    const { app, at } = await appWithPushes(createTestApp)
    const ana = await app.mother("Ana")
    const fields = { ...onlyLunch, morningReminder: ["07:30"], waterReminder: ["10:00", "23:00"], byMail: true }
    await sync(ana, [operation("reminderTimesChanged", { fields }, done)])
    for (const moment of ["2026-11-21T10:29:00.000Z", "2026-11-21T10:30:00.000Z", "2026-11-21T10:40:00.000Z"])
      await at(moment)
    const mails = (await app.outbox()).filter(({ subject }) => subject === "Seu dia, como você pediu")
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain("Uma pausa para comer: 12:00")
    expect(mails[0]?.text).toContain("Um copo de água: 10:00\n")
    await sync(ana, [operation("reminderTimesChanged", { fields: { byMail: false } }, "2026-11-21T11:00:00.000Z")])
    await at("2026-11-22T10:30:00.000Z")
    expect((await app.outbox()).filter(({ subject }) => subject === "Seu dia, como você pediu")).toHaveLength(1)
  })

  test("no log line holds an address that is pushed to, nor a word of a reminder", async () => {
    const { app, service, at } = await appWithPushes(createTestApp)
    const device = await remind(await app.mother("Ana"), onlyLunch, service.subscribe())
    service.answers.set("*", 500)
    await at(noon)
    service.answers.clear()
    const [received] = await at("2026-11-21T15:05:00.000Z")
    const log = app.logLines.join("\n")
    expect(log).toContain("reminders not sent")
    for (const secret of [device.endpoint, device.auth, received?.notification.title ?? "?"])
      expect(log).not.toContain(secret)
  })
})
