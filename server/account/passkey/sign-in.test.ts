import { expect, test } from "vitest"
import { addPasskey, newAuthenticator, signChallenge, signInByPasskey } from "#tests/api/authenticator.ts"
import { describeOnPostgres, describeRules, type TestApp, testNow } from "#tests/api/test-app.ts"
import type { Visitor } from "#tests/api/visitor.ts"

const path = "/api/auth/sign-in/passkey"
const expired = { status: 400, body: { code: "CHALLENGE_EXPIRED" } }
const invalid = { status: 400, body: { code: "INVALID_PASSKEY" } }

const isSignedIn = async (visitor: Visitor) => (await visitor.get("/api/progress")).status === 200

async function motherWithPasskey(createTestApp: () => Promise<TestApp>) {
  const app = await createTestApp()
  const mother = await app.mother("Ana")
  const phone = newAuthenticator()
  await addPasskey(app.database, mother, phone)
  return { app, mother, phone }
}

describeRules("sign-in by a passkey", (createTestApp) => {
  test("opens a session without address or password, and says when it was used", async () => {
    const { app, mother, phone } = await motherWithPasskey(createTestApp)
    const visitor = app.visitor()
    const answer = await signInByPasskey(visitor, phone)
    expect(answer).toMatchObject({ status: 200, body: { user: { id: mother.id, name: "Ana" } } })
    expect(JSON.stringify(answer.body)).not.toContain("token")
    expect(await isSignedIn(visitor)).toBe(true)
    expect(visitor.cookies["florescer.passkey"]).toBeUndefined()
    const { passkeys } = (await visitor.get("/api/auth/passkeys")).body
    expect(passkeys).toMatchObject([{ lastUsedAt: testNow.toISOString() }])
    expect(JSON.stringify((await visitor.get("/api/account/export")).body)).not.toContain(phone.id)
  })

  test("is both steps at once for whoever has two-step sign-in on", async () => {
    const { app, mother, phone } = await motherWithPasskey(createTestApp)
    await mother.enableTwoStep()
    const visitor = app.visitor()
    expect(await signInByPasskey(visitor, phone)).toMatchObject({ status: 200, body: { user: { id: mother.id } } })
    expect(await isSignedIn(visitor)).toBe(true)
    expect((await visitor.get("/api/auth/two-step")).body).toMatchObject({ isOn: true })
    const byPassword = await app.visitor().signIn(mother.account)
    expect(byPassword.body).toEqual({ needsSecondStep: true })
  })

  test("asks the same of everybody, whoever is signed in or known, and stores nothing for whoever only asks", async () => {
    const { app, mother } = await motherWithPasskey(createTestApp)
    // The mails of her sign-up may still run statements, which would be counted below.
    await app.background.settled()
    const before = app.statements.length
    const asked = await Promise.all([mother, app.visitor()].map(({ post }) => post(`${path}/begin`)))
    expect(app.statements.slice(before)).toEqual([])
    const [hers, strangers] = asked.map(({ body }) => ({ ...body, challenge: "" }))
    expect(strangers).toEqual(hers)
    expect(strangers).toEqual({ rpId: "florescer.test", challenge: "", timeout: 300_000, userVerification: "required" })
    expect(asked[0]?.body.challenge).not.toBe(asked[1]?.body.challenge)
  })

  test("refuses alike what is unknown, of another account, for another page, or not unlocked by her", async () => {
    const { app, mother, phone } = await motherWithPasskey(createTestApp)
    const bia = await app.mother("Bia")
    const visitor = app.visitor()
    const stranger = newAuthenticator()
    stranger.create({ challenge: "AAAA", rp: { id: "florescer.test" }, user: { id: "bm9ib2R5" } })
    expect(await signInByPasskey(visitor, stranger)).toMatchObject(invalid)
    for (const signing of [
      { origin: "https://evil.example" },
      { origin: "http://florescer.test:81" },
      { isVerified: false },
      { isFramed: true },
    ]) {
      expect(await signInByPasskey(visitor, phone, signing), JSON.stringify(signing)).toMatchObject(invalid)
    }
    const { response, ...rest } = await signChallenge(visitor, phone)
    for (const change of [
      { userHandle: Buffer.from(bia.id).toString("base64url") },
      { userHandle: Buffer.from("a\0b").toString("base64url") },
      { signature: stranger.get({ challenge: "AAAA", rpId: "florescer.test" }).response.signature },
      { authenticatorData: stranger.get({ challenge: "AAAA", rpId: "evil.example" }).response.authenticatorData },
      { clientDataJSON: "e30" },
      { authenticatorData: "AA" },
    ]) {
      expect(
        await visitor.post(path, { ...rest, response: { ...rest, response: { ...response, ...change } } }),
      ).toMatchObject(invalid)
    }
    expect(await isSignedIn(visitor)).toBe(false)
    expect(app.logLines.join()).not.toContain("request failed")
    // The wrong answers have not used up this browser's challenge.
    expect((await visitor.post(path, { response: { ...rest, response } })).status).toBe(200)
    expect((await visitor.get("/api/auth/get-session")).body.user.id).toBe(mother.id)
  })

  test("takes a challenge once, for five minutes, and in the browser that asked", async () => {
    const { app, phone } = await motherWithPasskey(createTestApp)
    const [visitor, other] = [app.visitor(), app.visitor()]
    const response = await signChallenge(visitor, phone)
    const cookies = { ...visitor.cookies }
    await other.post(`${path}/begin`)
    expect(await other.post(path, { response })).toMatchObject(expired)
    expect(await app.visitor().post(path, { response })).toMatchObject(expired)
    const forged = { "florescer.passkey": String(cookies["florescer.passkey"]).replace(/\.\d+\./, ".9999999999999.") }
    expect(await app.visitor(forged).post(path, { response })).toMatchObject(expired)
    expect((await visitor.post(path, { response })).status).toBe(200)
    expect(await app.visitor(cookies).post(path, { response })).toMatchObject(invalid)
    const late = await signChallenge(other, phone)
    app.clock.now = new Date(testNow.getTime() + 5 * 60_000)
    expect(await other.post(path, { response: late })).toMatchObject(expired)
    app.jobs.wake()
    await app.background.settled()
    expect(await app.db.selectFrom("verification").selectAll().execute()).toEqual([])
  })

  test("of two uses of one answer at the same moment one signs in, also where the authenticator counts nothing", async () => {
    const { app, phone } = await motherWithPasskey(createTestApp)
    const visitor = app.visitor()
    const response = await signChallenge(visitor, phone, { counter: 0 })
    const both = [app.visitor({ ...visitor.cookies }), app.visitor({ ...visitor.cookies })]
    const answers = await Promise.all(both.map(({ post }) => post(path, { response })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await app.visitor({ ...visitor.cookies }).post(path, { response })).toMatchObject(expired)
  })

  test("a counter that went back is refused: somebody has copied the key", async () => {
    const { app, phone } = await motherWithPasskey(createTestApp)
    expect((await signInByPasskey(app.visitor(), phone, { counter: 4_000_000_000 })).status).toBe(200)
    expect(await signInByPasskey(app.visitor(), phone, { counter: 4_000_000_000 })).toMatchObject(invalid)
    expect(await signInByPasskey(app.visitor(), phone, { counter: 7 })).toMatchObject(invalid)
    expect((await signInByPasskey(app.visitor(), phone, { counter: 4_000_000_001 })).status).toBe(200)
  })

  test("makes its browser a known one, and ends the session that was open there", async () => {
    const { app, phone } = await motherWithPasskey(createTestApp)
    const visitor = app.visitor()
    await signInByPasskey(visitor, phone)
    const first = { ...visitor.cookies }
    await signInByPasskey(visitor, phone)
    expect(await isSignedIn(visitor)).toBe(true)
    expect(await isSignedIn(app.visitor(first))).toBe(false)
    expect(await app.db.selectFrom("known_devices").selectAll().execute()).toHaveLength(2)
  })

  test("twenty in a minute are enough for an account", async () => {
    const { app, mother, phone } = await motherWithPasskey(createTestApp)
    for (let count = 0; count < 20; count++) {
      expect(await signInByPasskey(mother, phone, { isVerified: false })).toMatchObject(invalid)
    }
    const held = await signInByPasskey(mother, phone)
    expect(held).toMatchObject({ status: 429, body: { code: "TOO_MANY_ATTEMPTS" } })
    expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await app.visitor().signIn(mother.account)).status).toBe(200)
  })

  test("goes with the account", async () => {
    const { app, mother, phone } = await motherWithPasskey(createTestApp)
    await mother.post("/api/auth/delete-user", { password: mother.account.password })
    expect(await signInByPasskey(app.visitor(), phone)).toMatchObject(invalid)
    expect(await app.db.selectFrom("passkeys").selectAll().execute()).toEqual([])
  })
})

describeOnPostgres("sign-in by a passkey with two processes", (createTestApp) => {
  test("a challenge of one process is answered at the other, and used up for both", async () => {
    const { app, phone } = await motherWithPasskey(createTestApp)
    const other = await createTestApp({ DATABASE_URL: String(app.env.databaseUrl) })
    const visitor = app.visitor()
    const response = await signChallenge(visitor, phone, { counter: 0 })
    const cookies = { ...visitor.cookies }
    expect((await other.visitor(cookies).post(path, { response })).status).toBe(200)
    expect(await app.visitor({ ...visitor.cookies }).post(path, { response })).toMatchObject(expired)
  })
})
