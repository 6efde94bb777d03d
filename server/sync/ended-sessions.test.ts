import { expect, onTestFinished, test, vi } from "vitest"
import { codeOf } from "#tests/api/app-code.ts"
import { runSignOut } from "#tests/api/run-programs.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { markEmailVerified } from "../account/data.ts"

const heartbeatMs = 25_000

type Mother = Awaited<ReturnType<TestApp["mother"]>>

/** An open stream of hers: what ends her session comes after it, however slow the database is. Its text is there once it has ended by itself. */
async function openStream(app: TestApp, { id, cookies }: Pick<Mother, "id" | "cookies">) {
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join("="))
    .join("; ")
  const answer = await app.fetch(`/api/sync/events?userId=${id}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return { text: answer.text() }
}

const hasBegun = expect.stringContaining("event: version")

/** A stream that ends by itself meanwhile is not ended by a heartbeat. */
function stopHeartbeats() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
}

/** What ends her session at once, in the browser that has it or in another. */
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
