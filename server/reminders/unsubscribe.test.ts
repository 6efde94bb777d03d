import { expect, test } from "vitest"
import { startMailServer } from "#tests/api/mail-server.ts"
import { operation, perform, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"
import { loadKeys } from "../keys/load-keys.ts"
import { subscription, unsubscribeToken } from "./unsubscribe.ts"

const everyMorning = {
  timeZone: "America/Sao_Paulo",
  morningReminder: ["07:30"],
  mealReminders: [],
  waterReminder: [],
  dailyTips: [],
  byMail: true,
}
const oneClick = {
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: "List-Unsubscribe=One-Click",
}

describeRules("mails and the programs that receive them", (createTestApp) => {
  test("every mail says that a machine sent it, and the morning's alone ends by one click, on all her devices", async () => {
    const server = await startMailServer()
    const app = await createTestApp({ SMTP_URL: server.url })
    const at = async (moment: string) => {
      // A mail that is being sent while the clock moves an hour ahead would be claimed again, so mails are sent first.
      app.mails.wake()
      await app.background.settled()
      app.clock.now = new Date(moment)
      app.reminders.wake()
      await app.background.settled()
      app.mails.wake()
      await app.background.settled()
    }
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    for (const mother of [ana, bia])
      await sync(mother, [operation("reminderTimesChanged", { fields: everyMorning }, "2026-11-21T08:59:00.000Z")])
    await at("2026-11-21T10:30:00.000Z")
    const headersOf = (mail: (typeof server.received)[number]) =>
      Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(server.received).toHaveLength(4)
    for (const mail of server.received) expect(headersOf(mail)["auto-submitted"]).toBe("auto-generated")
    const subscribed = server.received.filter((mail) => headersOf(mail)["list-unsubscribe"])
    expect(subscribed.map(({ subject }) => subject)).toEqual(Array(2).fill("Seu dia, como você pediu"))
    const hers = subscribed.find(({ to }) => to?.[0]?.address === ana.account.email)
    const headers = hers ? headersOf(hers) : {}
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click")
    const address = headers["list-unsubscribe"]?.match(/^<(http:\/\/florescer\.test\/unsubscribe\/\S+)>$/)?.[1] ?? ""
    const path = new URL(address).pathname

    // Mail programs open links with GET by themselves, so GET ends nothing. A link with a changed user id or token ends
    // nothing either.
    const looked = await app.fetch(path, { method: "GET" })
    expect([looked.status, looked.headers.get("location")]).toEqual([302, "/profile/notifications"])
    for (const wrong of [
      path.replace(ana.id, bia.id),
      path.slice(0, -1),
      `${path}x`,
      "/unsubscribe/x",
      "/unsubscribe/.",
    ])
      expect((await app.fetch(wrong, oneClick)).status, wrong).toBe(404)
    const isOn = async () => {
      const { changes } = await sync(ana, [])
      const row = rowsOfNoun(changes, "reminderTimes").own as { values: { byMail: boolean } }
      return row.values.byMail
    }
    expect(await isOn()).toBe(true)

    const receipts = async () => (await app.db.selectFrom("receipts").select("operation_id").execute()).length
    const before = await receipts()
    for (let time = 0; time < 2; time++) {
      const ended = await app.fetch(path, oneClick)
      expect([ended.status, ended.headers.get("cache-control")]).toEqual([204, "no-store"])
    }
    expect(await isOn()).toBe(false)
    expect(await receipts()).toBe(before + 1)
    await at("2026-11-22T10:30:00.000Z")
    const next = server.received.slice(4).map(({ to }) => to?.[0]?.address)
    expect(next).toEqual([bia.account.email])
    await perform(ana, "consentWithdrawn", { purpose: "reminders" })
    expect((await app.fetch(path, oneClick)).status).toBe(204)
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await app.fetch(path, oneClick)).status))
    expect(new Set(statuses)).toEqual(new Set([204, 429]))
    expect(app.logLines.join()).not.toContain(path.split("/").at(-1))
  })

  test("a link works for a month, and one that names no day as before", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { key } = (await loadKeys(app.db, app.secret, app.clock.now)).unsubscribe
    const end = async (subject: string) =>
      (await app.fetch(`/unsubscribe/${unsubscribeToken(key, subject)}`, oneClick)).status
    const link = subscription(ana.id, "2026-11-21")
    expect(await end(link)).toBe(204)
    app.clock.now = new Date("2026-12-22T23:59:59.999Z")
    expect([await end(link), await end(ana.id)]).toEqual([204, 204])
    app.clock.now = new Date("2026-12-23T00:00:00.000Z")
    expect([await end(link), await end(ana.id)]).toEqual([404, 204])
  })
})
