import { serializeSigned } from "hono/utils/cookie"
import { expect, test } from "vitest"
import { operation, sync } from "#tests/api/sync.ts"
import { type CreateTestApp, describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { unsubscribeToken } from "../reminders/unsubscribe.ts"

/** The same installation, as it starts for the first time with derived keys. */
async function upgraded(app: TestApp, createTestApp: CreateTestApp) {
  await app.db.deleteFrom("key_salts").execute()
  const { databaseUrl, dataDir } = app.env
  return createTestApp({ DATABASE_URL: databaseUrl ?? "", DATA_DIR: dataDir })
}

describeOnBoth("an upgrade to derived keys", (createTestApp) => {
  test("leaves a browser known that has an open session, and no other", async () => {
    const before = await createTestApp()
    const ana = await before.mother("Ana")
    const id = crypto.randomUUID()
    await before.db.updateTable("known_devices").set({ device_id: id }).execute()
    const signed = await serializeSigned("florescer.device", id, `device ${before.secret}`)
    const cookies = { ...ana.cookies, "florescer.device": signed.slice("florescer.device=".length) }

    const app = await upgraded(before, createTestApp)
    const signedOut = app.visitor({ "florescer.device": cookies["florescer.device"] })
    const mother = app.visitor(cookies)
    expect((await mother.get("/api/auth/get-session")).body.user.id).toBe(ana.id)
    for (let guess = 0; guess < 10; guess++) await app.visitor().signIn({ ...ana.account, password: "wrong" })
    expect((await signedOut.signIn(ana.account)).status).toBe(429)
    expect((await mother.signIn(ana.account)).status).toBe(200)
    expect(await app.db.selectFrom("known_devices").select("device_id").execute()).toEqual([
      { device_id: expect.stringMatching(/^sha256:/) },
    ])
  })

  test("leaves the links that end the morning mails for a month, where mails had one by the secret itself", async () => {
    const before = await createTestApp()
    const ana = await before.mother("Ana")
    await sync(ana, [operation("reminderTimesChanged", { fields: { byMail: true } })])
    const sent = `/unsubscribe/${unsubscribeToken(before.secret, ana.id)}`
    // There no mail can have been sent with it.
    expect((await before.fetch(sent, { method: "POST" })).status).toBe(404)
    const app = await upgraded(before, createTestApp)
    expect((await app.fetch(sent, { method: "POST" })).status).toBe(204)
    app.clock.now = new Date(app.clock.now.getTime() + 30 * 24 * 60 * 60_000)
    expect((await app.fetch(sent, { method: "POST" })).status).toBe(404)
  })
})
