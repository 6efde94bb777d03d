import { expect, test } from "vitest"
import { addPasskey, newAuthenticator, signInByPasskey } from "#tests/api/authenticator.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"
import { whose } from "#tests/api/whose.ts"
import { markEmailVerified } from "../data.ts"
import { storePasskey } from "./data.ts"

const path = "/api/auth/passkeys"
const expired = { status: 400, body: { code: "CHALLENGE_EXPIRED" } }
const invalid = { status: 400, body: { code: "INVALID_PASSKEY" } }

describeRules("her passkeys", (createTestApp) => {
  test("one is added with her password, listed by its name and date, and told of in a mail in her language", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", { "florescer-language": "es" })
    const phone = newAuthenticator()
    const { id } = await addPasskey(app.database, ana, phone, " Mi celular ".trim())
    const passkey = { id, name: "Mi celular", createdAt: testNow.toISOString(), lastUsedAt: null }
    expect((await ana.get(path)).body).toEqual({ passkeys: [passkey], isEmailConfirmed: true })
    expect((await ana.get("/api/account/export")).body.passkeys).toEqual([passkey])
    const mails = (await app.outbox()).filter(({ kind }) => kind === "way-in-changed")
    expect(mails).toMatchObject([{ to: ana.account.email, link: `${app.env.baseUrl}/forgot-password` }])
    expect(mails[0]?.text).toContain("una llave de acceso")
    expect(mails[0]?.text).not.toContain("Mi celular")
    expect(app.logLines.join()).not.toContain(phone.id)
  })

  test("what an authenticator is asked for can be found by it, is unlocked by her, and names no maker", async () => {
    const app = await createTestApp({ BASE_URL: "https://florescer.test" })
    const visitor = app.visitor()
    const headers = { origin: "https://florescer.test" }
    const account = { name: "Ana Souza", email: "ana@example.org", password: "senha" }
    const post = (to: string, body: object) => visitor.send("POST", to, { body, headers })
    await post("/api/auth/sign-up/email", account)
    const { id } = (await post("/api/auth/sign-in/email", account)).body.user
    await markEmailVerified(app.database, id)
    const { status, body, headers: answered } = await post(`${path}/begin`, { password: account.password })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      rp: { id: "florescer.test", name: "Florescer" },
      user: { id: Buffer.from(id).toString("base64url"), name: account.email, displayName: "Ana Souza" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      timeout: 5 * 60_000,
    })
    const [cookie] = answered.getSetCookie()
    expect(cookie).toMatch(/^__Secure-florescer\.passkey=.*; Max-Age=300; .*HttpOnly; Secure; SameSite=Strict$/)
  })

  test("none is added by a page that another site frames", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await markEmailVerified(app.database, ana.id)
    const begun = await ana.post(`${path}/begin`, { password: ana.account.password })
    const framed = newAuthenticator().create(begun.body, { isFramed: true })
    const answer = await ana.post(path, { name: "Celular", response: framed })
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_PASSKEY" } })
  })

  test("none is added without her password, before her address is confirmed, or once she has ten", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { password } = ana.account
    expect(await ana.post(`${path}/begin`, { password })).toMatchObject({
      status: 403,
      body: { code: "EMAIL_NOT_VERIFIED" },
    })
    await markEmailVerified(app.database, ana.id)
    expect(await ana.post(`${path}/begin`, { password: "wrong" })).toMatchObject({
      status: 400,
      body: { code: "INVALID_PASSWORD" },
    })
    for (let count = 0; count < 9; count++) {
      const key = { credentialId: String(count), publicKey: new Uint8Array(1), counter: 0 }
      await storePasskey(app.database, await whose(app, ana.id), "Celular", key)
    }
    await addPasskey(app.database, ana, newAuthenticator())
    expect((await ana.post(`${path}/begin`, { password })).body).toEqual({
      code: "INVALID_INPUT",
      fields: { name: "too_big" },
    })
    expect((await ana.get(path)).body.passkeys).toHaveLength(10)
  })

  test("the authenticator is told which passkeys there are, so that none is made twice", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const phone = newAuthenticator()
    await addPasskey(app.database, ana, phone)
    const { body } = await ana.post(`${path}/begin`, { password: ana.account.password })
    expect(body.excludeCredentials).toMatchObject([{ id: phone.id }])
    expect(await ana.post(path, { name: "Outra vez", response: phone.create(body) })).toMatchObject(invalid)
    expect((await ana.get(path)).body.passkeys).toHaveLength(1)
    expect((await app.outbox()).filter(({ kind }) => kind === "way-in-changed")).toHaveLength(1)
  })

  test("an answer counts once, for five minutes, in the browser and the session that asked, and only as it was asked", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await markEmailVerified(app.database, ana.id)
    const begin = async () => (await ana.post(`${path}/begin`, { password: ana.account.password })).body
    const add = (response: object, from: Pick<typeof ana, "post"> = ana) =>
      from.post(path, { name: "Celular", response })

    const phone = newAuthenticator()
    const options = await begin()
    for (const signing of [{ origin: "https://evil.example" }, { isVerified: false }]) {
      expect(await add(newAuthenticator().create(options, signing))).toMatchObject(invalid)
    }
    expect(await add(newAuthenticator().create({ ...options, challenge: "AAAA" }))).toMatchObject(expired)
    expect(await add(newAuthenticator().create({ ...options, rp: { id: "evil.example" } }))).toMatchObject(invalid)
    expect(await add({ ...phone.create(options), id: "other" })).toMatchObject(invalid)

    const response = phone.create(options)
    const elsewhere = app.visitor()
    await elsewhere.signIn(ana.account)
    expect(await add(response, elsewhere)).toMatchObject(expired)
    const cookies = { ...elsewhere.cookies, "florescer.passkey": String(ana.cookies["florescer.passkey"]) }
    expect(await add(response, app.visitor(cookies))).toMatchObject(expired)
    const mine = { ...ana.cookies }
    const { status, body } = await add(response)
    expect(status).toBe(200)
    expect(ana.cookies["florescer.passkey"]).toBeUndefined()
    await ana.send("DELETE", `${path}/${body.passkey.id}`)
    expect(await add(response, app.visitor(mine))).toMatchObject(expired)

    const late = newAuthenticator().create(await begin())
    app.clock.now = new Date(testNow.getTime() + 5 * 60_000)
    expect(await add(late)).toMatchObject(expired)
    expect((await ana.get(path)).body.passkeys).toEqual([])
  })

  test("she removes one, which then opens nothing, and nobody else's", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const [phone, tablet, hers] = [newAuthenticator(), newAuthenticator(), newAuthenticator()]
    const { id } = await addPasskey(app.database, ana, phone, "Celular")
    await addPasskey(app.database, ana, tablet, "Tablet")
    await addPasskey(app.database, bia, hers)
    for (const wrong of [crypto.randomUUID(), "x", id]) {
      expect((await bia.send("DELETE", `${path}/${wrong}`)).status).toBe(404)
    }
    expect(await ana.send("DELETE", `${path}/${id}`)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await ana.send("DELETE", `${path}/${id}`)).status).toBe(404)
    expect((await ana.get(path)).body.passkeys).toMatchObject([{ name: "Tablet" }])
    expect(await signInByPasskey(app.visitor(), phone)).toMatchObject(invalid)
    for (const other of [tablet, hers]) expect((await signInByPasskey(app.visitor(), other)).status).toBe(200)
  })

  test("a new password by a link removes them all; one that she changes herself leaves them", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const phone = newAuthenticator()
    await addPasskey(app.database, ana, phone)
    const { email, password } = ana.account
    await ana.post("/api/auth/change-password", { currentPassword: password, newPassword: "outra senha" })
    expect((await signInByPasskey(app.visitor(), phone)).status).toBe(200)
    await app.visitor().post("/api/auth/request-password-reset", { email })
    const token = await app.mailedToken("reset-password")
    const reset = await app.visitor().post("/api/auth/reset-password", { token, newPassword: "a terceira" })
    expect(reset.status).toBe(200)
    expect(await signInByPasskey(app.visitor(), phone)).toMatchObject(invalid)
    expect(await app.db.selectFrom("passkeys").selectAll().execute()).toEqual([])
  })

  test("one that is being added while a new password is set goes with the others", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await markEmailVerified(app.database, ana.id)
    const { body } = await ana.post(`${path}/begin`, { password: ana.account.password })
    const response = newAuthenticator().create(body)
    await app.visitor().post("/api/auth/request-password-reset", { email: ana.account.email })
    const token = await app.mailedToken("reset-password")
    const reset = app.visitor().post("/api/auth/reset-password", { token, newPassword: "uma nova" })
    const added = ana.post(path, { name: "Celular", response })
    expect((await reset).status).toBe(200)
    expect([200, 401]).toContain((await added).status)
    expect(await app.db.selectFrom("passkeys").selectAll().execute()).toEqual([])
    expect(await ana.post(path, { name: "Celular", response })).toMatchObject({ status: 401 })
  })

  test("what is no answer of an authenticator is refused, never a fault", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await markEmailVerified(app.database, ana.id)
    const { body } = await ana.post(`${path}/begin`, { password: ana.account.password })
    const right = newAuthenticator().create(body)
    const { clientDataJSON } = right.response
    for (const [attestationObject, clientData] of [
      ["oA", clientDataJSON],
      ["_____w", clientDataJSON],
      [right.response.attestationObject, "e30"],
      [right.response.attestationObject, "bnVsbA"],
      [right.response.attestationObject.slice(0, -40), clientDataJSON],
    ]) {
      const response = { ...right, response: { attestationObject, clientDataJSON: clientData } }
      expect(await ana.post(path, { name: "Celular", response })).toMatchObject(invalid)
    }
    for (const wrong of [null, {}, { ...right, id: "é" }, { ...right, type: "password" }, { ...right, response: {} }]) {
      expect(await ana.post(path, { name: "Celular", response: wrong })).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT" },
      })
    }
    for (const name of ["", " ", "a".repeat(41), "a\0"]) {
      expect((await ana.post(path, { name, response: right })).body.fields).toHaveProperty("name")
    }
    expect(app.logLines.join()).not.toContain("request failed")
  })
})
