import { expect, test } from "vitest"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { perform } from "#tests/api/sync.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"
import type { Visitor } from "#tests/api/visitor.ts"

const path = "/api/auth/sessions"
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"

type Account = { email: string; password: string }

async function signInOn(app: TestApp, { email, password }: Account, userAgent: string) {
  const visitor = app.visitor()
  const headers = { "user-agent": userAgent }
  await visitor.send("POST", "/api/auth/sign-in/email", { body: { email, password }, headers })
  return visitor
}

async function takeReminders(visitor: Pick<Visitor, "post">, userId: string, at: string) {
  const device = { ...aSubscription(), language: "pt" as const, isDiscreet: false }
  const result = await perform({ ...visitor, id: userId }, "reminderDeviceAdded", device, at)
  expect(result).toMatchObject({ status: "applied" })
  return device.endpoint
}

describeRules("the list of her sessions", (createTestApp) => {
  test("says in which browser each was opened and which is this one, and nothing that would open it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const elsewhere = await signInOn(app, mother.account, firefox)
    await signInOn(app, mother.account, phone)
    const { sessions } = (await elsewhere.get(path)).body
    expect(sessions).toMatchObject([
      { browser: null, system: null, isThis: false },
      { browser: "Firefox", system: "Linux", isThis: true },
      { browser: "Chrome", system: "Android", isThis: false },
    ])
    const tokens = await app.db.selectFrom("session").select("token").execute()
    for (const { token } of tokens) expect(JSON.stringify(sessions)).not.toContain(token)
    expect(Object.keys(sessions[0])).toEqual(["id", "browser", "system", "createdAt", "lastUsedAt", "isThis"])
  })

  test("each is ended at once, with its event streams and the reminders on its device, and no other is", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [lost, kept] = [await signInOn(app, mother.account, phone), await signInOn(app, mother.account, firefox)]
    const at = app.clock.now.toISOString()
    await takeReminders(lost, mother.id, at)
    const endpoint = await takeReminders(kept, mother.id, at)
    const { sessions } = (await mother.get(path)).body
    const { id } = sessions.find(({ browser }: { browser: string }) => browser === "Chrome")
    const stream = await app.fetch(`/api/sync/events?userId=${mother.id}`, { headers: { cookie: cookiesOf(lost) } })
    const streamed = stream.text()
    expect((await mother.send("DELETE", `${path}/${id}`)).status).toBe(200)
    // The stream has ended by itself, since its whole text could be read.
    expect(await streamed).toContain("event: version")
    expect((await lost.get("/api/progress")).status).toBe(401)
    expect((await kept.get("/api/progress")).status).toBe(200)
    expect(await app.db.selectFrom("reminder_channels").select("endpoint").execute()).toEqual([{ endpoint }])
    expect((await mother.send("DELETE", `${path}/${id}`)).status).toBe(404)
  })

  test("all others are ended together", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const others = [await signInOn(app, mother.account, phone), await signInOn(app, mother.account, firefox)]
    const endpoint = await takeReminders(mother, mother.id, app.clock.now.toISOString())
    for (const other of others) await takeReminders(other, mother.id, app.clock.now.toISOString())
    expect((await mother.send("DELETE", path)).status).toBe(200)
    for (const other of others) expect((await other.get("/api/progress")).status).toBe(401)
    expect((await mother.get(path)).body.sessions).toMatchObject([{ isThis: true }])
    expect(await app.db.selectFrom("reminder_channels").select("endpoint").execute()).toEqual([{ endpoint }])
  })

  test("another mother's session is not found, and goes on", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const { id } = (await bia.get(path)).body.sessions[0]
    expect(await ana.send("DELETE", `${path}/${id}`)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    for (const odd of ["x".repeat(65), "..", "%00", "é"])
      expect((await ana.send("DELETE", `${path}/${odd}`)).status, odd).toBe(404)
    expect((await ana.send("DELETE", path)).status).toBe(200)
    expect((await bia.get("/api/progress")).status).toBe(200)
  })

  test("reminders go on in a browser that signs in anew, and end with its next session", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const endpoint = await takeReminders(mother, mother.id, app.clock.now.toISOString())
    await mother.signIn(mother.account)
    const elsewhere = await signInOn(app, mother.account, firefox)
    expect(await app.db.selectFrom("reminder_channels").select("endpoint").execute()).toEqual([{ endpoint }])
    await elsewhere.send("DELETE", path)
    expect(await app.db.selectFrom("reminder_channels").select("endpoint").execute()).toEqual([])
  })
})

function cookiesOf({ cookies }: Visitor) {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ")
}
