import { expect, test } from "vitest"
import { describeRules } from "#tests/api/test-app.ts"
import { baseUrl } from "#tests/api/visitor.ts"

describeRules("sign-in", (createTestApp) => {
  test("a wrong password and an unknown address get the same answer", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const wrong = await app.visitor().signIn({ ...account, password: "wrong" })
    const unknown = await app.visitor().signIn({ email: "nobody@example.org", password: "wrong" })
    expect(wrong).toMatchObject({ status: 401, body: { code: "INVALID_EMAIL_OR_PASSWORD" } })
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
  })

  test("the session is a cookie that no script can read, and its token is in no answer", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const visitor = app.visitor()
    const answer = await visitor.signIn(account)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^florescer\.session_token=.*; HttpOnly; SameSite=Lax$/)
    const session = await visitor.get("/api/auth/get-session")
    const token = decodeURIComponent(visitor.cookies["florescer.session_token"] ?? "").split(".")[0] ?? ""
    expect(token.length).toBeGreaterThan(20)
    expect(JSON.stringify([answer.body, session.body])).not.toContain(token)
  })

  test("behind https the cookie is sent over https only", async () => {
    const app = await createTestApp({ BASE_URL: "https://florescer.example" })
    const headers = { origin: "https://florescer.example" }
    const account = { email: "ana@example.org", password: "x" }
    await app.visitor().send("POST", "/api/auth/sign-up/email", { body: { ...account, name: "Ana" }, headers })
    const answer = await app.visitor().send("POST", "/api/auth/sign-in/email", { body: account, headers })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-florescer\.session_token=.*; Secure/)
  })

  test("empty fields are refused beside each", async () => {
    const app = await createTestApp()
    const answer = await app.visitor().signIn({ email: "", password: "" })
    const fields = { email: "required", password: "required" }
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields } })
  })

  test("after sign-out the session is gone on the server too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const stolen = app.visitor({ ...mother.cookies })
    expect((await mother.post("/api/auth/sign-out")).status).toBe(200)
    expect(Object.keys(mother.cookies)).toEqual(["florescer.device"])
    const ended = { status: 401, body: { code: "SESSION_ENDED" } }
    expect(await stolen.get("/api/progress")).toMatchObject(ended)
    expect(await stolen.get("/api/auth/get-session")).toMatchObject(ended)
  })

  test("a sign-out that cannot be stored does not say that it is done", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    // Hiding the table makes any write to it fail, as a full disk would. The library hides every such error.
    await app.db.schema.alterTable("ended_sessions").renameTo("hidden").execute()
    const answer = await mother.post("/api/auth/sign-out")
    expect(answer.status).toBe(500)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await mother.get("/api/progress")).status).toBe(200)
    await app.db.schema.alterTable("hidden").renameTo("ended_sessions").execute()
    expect((await mother.post("/api/auth/sign-out")).status).toBe(200)
    expect((await mother.get("/api/progress")).status).toBe(401)
  })

  test("an expired session is none", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await app.db.updateTable("session").set({ expiresAt: "2020-01-01T00:00:00.000Z" }).execute()
    expect(await mother.get("/api/progress")).toMatchObject({ status: 401, body: { code: "SESSION_UNKNOWN" } })
    expect((await mother.get("/api/auth/get-session")).body).toBeNull()
  })

  test("a session that is used is prolonged to thirty days again, and its cookie with it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const dayMs = 24 * 60 * 60 * 1000
    expect((await mother.get("/api/progress")).headers.getSetCookie()).toEqual([])
    await app.db
      .updateTable("session")
      .set({ expiresAt: new Date(Date.now() + 20 * dayMs).toISOString() })
      .execute()
    const [cookie] = (await mother.get("/api/progress")).headers.getSetCookie()
    expect(cookie).toMatch(/^florescer\.session_token=.*Max-Age=2592000/)
    const { expiresAt } = await app.db.selectFrom("session").select("expiresAt").executeTakeFirstOrThrow()
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * dayMs)
  })

  test("a session of another installation, or an invented one, is none", async () => {
    const app = await createTestApp()
    for (const value of ["invented", "invented.c2lnbmF0dXJl", "%E0%A4%A", "%00.%00", ""]) {
      const visitor = app.visitor({ "florescer.session_token": value })
      expect(await visitor.get("/api/progress")).toMatchObject({ status: 401, body: { code: "SESSION_UNKNOWN" } })
    }
  })

  test("with confirmation required, she signs in only after she has confirmed her address", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const account = { name: "Ana", email: "ana@example.org", password: "x" }
    const mother = app.visitor()
    await mother.signUp(account)
    expect(await app.visitor().signIn(account)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    expect(await app.visitor().signIn({ ...account, password: "y" })).toMatchObject({ status: 401 })
    const [mail] = await app.outbox()
    await mother.get(mail?.link.slice(baseUrl.length) ?? "")
    expect((await app.visitor().signIn(account)).status).toBe(200)
  })

  test("a phone on the home network uses the laptop's address, and a foreign page cannot act in her name", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const lan = { host: "192.168.0.7:3000", origin: "http://192.168.0.7:3000" }
    expect((await mother.send("POST", "/api/auth/sign-out", { body: {}, headers: lan })).status).toBe(200)

    const other = await app.mother("Bia")
    const foreign = { origin: "https://evil.example" }
    const refused = await other.send("POST", "/api/auth/sign-out", { body: {}, headers: foreign })
    expect(refused).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
    const form = { ...foreign, "content-type": "text/plain" }
    expect((await other.send("POST", "/api/sync", { rawBody: "{}", headers: form })).status).toBe(403)
    expect((await other.get("/api/progress")).status).toBe(200)
  })
})
