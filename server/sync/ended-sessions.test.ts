import { expect, onTestFinished, test, vi } from "vitest"
import { codeOf } from "#tests/api/app-code.ts"
import { runSignOut } from "#tests/api/run-programs.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { markEmailVerified } from "../account/data.ts"

const heartbeatMs = 25_000

type Mother = Awaited<ReturnType<TestApp["mother"]>>

/**
 * Opens an event stream and waits until it has begun, however slow the database is. Its text can be read once the
 * server has ended it.
 */
async function openStream(app: TestApp, { id, cookies }: Pick<Mother, "id" | "cookies">) {
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join("="))
    .join("; ")
  const answer = await app.fetch(`/api/sync/events?userId=${id}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return { text: answer.text() }
}

const hasBegun = expect.stringContaining("event: version")

/** Stops heartbeats, so that they cannot be what ends a stream. */
function stopHeartbeats() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Ways to end a user's session immediately, in its own browser or in another. */
const ends: Record<
  string,
  (app: TestApp, mother: Mother, elsewhere: ReturnType<TestApp["visitor"]>) => Promise<unknown>
> = {
  "her sign-out": (_app, mother) => mother.post("/api/auth/sign-out"),
  "a new sign-in in her browser": (_app, mother) => mother.signIn(mother.account),
  "a new password": (_app, { account }, elsewhere) =>
    elsewhere.post("/api/auth/change-password", { currentPassword: account.password, newPassword: "outra senha" }),
  "a new password by a link": async (app, { account }, elsewhere) => {
    await elsewhere.post("/api/auth/request-password-reset", { email: account.email })
    const token = await app.mailedToken("reset-password")
    return elsewhere.post("/api/auth/reset-password", { token, newPassword: "outra senha" })
  },
  "two steps on": async (app, { id, account }, elsewhere) => {
    await markEmailVerified(app.database, id)
    const { body } = await elsewhere.post("/api/auth/two-step/begin", { password: account.password })
    return elsewhere.post("/api/auth/two-step/confirm", { code: await codeOf(body.secret) })
  },
  "the end of the others": (_app, _mother, elsewhere) => elsewhere.send("DELETE", "/api/auth/sessions"),
  "the end of her account": (_app, { account }, elsewhere) =>
    elsewhere.post("/api/auth/delete-user", { password: account.password }),
}

describeOnBoth("a stream of events", (createTestApp) => {
  test.each(Object.keys(ends))("ends with its session: %s", async (name) => {
    stopHeartbeats()
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    const { text } = await openStream(app, { ...mother, cookies: { ...mother.cookies } })
    const answer = await ends[name]?.(app, mother, elsewhere)
    expect(answer).toMatchObject({ status: 200 })
    expect(await text).toEqual(hasBegun)
  })

  test("ends with the oldest of too many sessions", async () => {
    stopHeartbeats()
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { text } = await openStream(app, mother)
    const moment = new Date(Date.now() + heartbeatMs).toISOString()
    const newer = { userId: mother.id, userAgent: null, createdAt: moment, updatedAt: moment, expiresAt: moment }
    const ids = Array.from({ length: 29 }, () => crypto.randomUUID())
    await app.db
      .insertInto("session")
      .values(ids.map((id) => ({ ...newer, id, token: id })))
      .execute()
    await app.visitor().signIn(mother.account)
    expect(await text).toEqual(hasBegun)
  })

  test("ends within a heartbeat of whatever ends its session past the server, and of nothing else", async () => {
    stopHeartbeats()
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    let isBiasOver = false
    const anas = (await openStream(app, ana)).text
    const bias = (await openStream(app, bia)).text.then(() => (isBiasOver = true))
    await runSignOut(app.place(), ana.account.email)
    await vi.advanceTimersByTimeAsync(heartbeatMs)
    expect(await anas).toEqual(hasBegun)
    expect(isBiasOver).toBe(false)
    await bia.post("/api/auth/sign-out")
    await bias
  })
})
