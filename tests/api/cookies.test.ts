import { expect, test } from "vitest"
import { findUser, markEmailVerified } from "#server/account/data.ts"
import { describeOnSqlite } from "./test-app.ts"
import { appWithProvider } from "./with-provider.ts"

const secureUrl = "https://florescer.test"
const ana = { name: "Ana", email: "ana@example.org", password: "senha de Ana" }

describeOnSqlite("cookies", (createTestApp) => {
  test("behind https each that the server sets is Secure, HttpOnly, of its site alone, and says so by its name", async () => {
    const { app } = await appWithProvider(createTestApp, { BASE_URL: secureUrl })
    const set: string[] = []
    const { cookies, send } = app.visitor()
    const headers = { origin: secureUrl }
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await send(method, path, { headers, body: method === "POST" ? (body ?? {}) : undefined })
      set.push(...answer.headers.getSetCookie())
      return answer
    }
    const post = (path: string, body?: unknown) => ask("POST", `/api/auth${path}`, body)
    await post("/sign-up/email", ana)
    const [mail] = await app.outbox()
    const kept = { ...cookies }
    for (const name of Object.keys(cookies)) delete cookies[name]
    expect((await ask("GET", mail?.link.slice(secureUrl.length) ?? "")).headers.get("location")).toMatch(
      /other-browser/,
    )
    Object.assign(cookies, kept)
    await post("/sign-in/email", ana)
    const user = await findUser(app.db, ana.email)
    await markEmailVerified(app.database, user?.id ?? "")
    await post("/passkeys/begin", { password: ana.password })
    await post("/sign-in/passkey/begin")
    await post("/provider/start")
    await post("/ways-in/provider/link", { password: ana.password })
    await post("/two-step/begin", { password: ana.password })
    const names = new Set(set.map((cookie) => cookie.split("=")[0]))
    expect([...names].sort()).toEqual(
      ["confirming", "device", "passkey", "provider", "session_token"].map((name) => `__Secure-florescer.${name}`),
    )
    const wrong = set.filter(
      (cookie) => !/; Secure/.test(cookie) || !/; HttpOnly/.test(cookie) || !/; SameSite=/.test(cookie),
    )
    expect(wrong).toEqual([])
  })
})
