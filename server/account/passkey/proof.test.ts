import { expect, test } from "vitest"
import { addPasskey, newAuthenticator, signChallenge } from "#tests/api/authenticator.ts"
import { describeRules, type TestApp, testNow } from "#tests/api/test-app.ts"
import type { Visitor } from "#tests/api/visitor.ts"
import { appWithProvider, finish, newcomer, signInBy, walk } from "#tests/api/with-provider.ts"

const waysIn = "/api/auth/ways-in"
const path = "/api/auth/passkeys/prove"
const expired = { status: 400, body: { code: "CHALLENGE_EXPIRED" } }
const invalid = { status: 400, body: { code: "INVALID_PASSKEY" } }
const needsProof = { status: 403, body: { code: "PROOF_REQUIRED" } }
const afterProof = new Date(testNow.getTime() + 10 * 60_000)

/** A user who signed up by the provider, has no password, and added a passkey ten minutes ago. */
async function withPasskey(app: TestApp, issuer: string) {
  const visitor = await newcomer(app, issuer)
  const { id } = (await visitor.get("/api/auth/get-session")).body.user
  await finish(visitor, await walk(visitor, issuer, "ana", `${waysIn}/provider/prove`))
  const phone = newAuthenticator()
  await addPasskey(app.database, { ...visitor, id, account: {} }, phone)
  app.clock.now = afterProof
  return { mother: visitor, id, phone }
}

async function prove(visitor: Pick<Visitor, "post">, phone: ReturnType<typeof newAuthenticator>, signing = {}) {
  const begun = await visitor.post(`${path}/begin`)
  expect(begun).toMatchObject({ status: 200, body: { allowCredentials: [{ id: phone.id, type: "public-key" }] } })
  return visitor.post(path, { response: phone.get(begun.body, signing) })
}

describeRules("a passkey as proof", (createTestApp) => {
  test("without a password her passkey proves that it is her, for this session and ten minutes", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const { mother, phone } = await withPasskey(app, provider.issuer)
    const email = "nova@example.org"
    expect(await mother.post("/api/auth/address-change", { email })).toMatchObject(needsProof)
    expect(await prove(mother, phone)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await mother.get(waysIn)).body).toMatchObject({ hasPassword: false, hasPasskey: true, hasProof: true })
    const asked = await mother.post("/api/auth/address-change", { email })
    expect(asked).toMatchObject({ status: 200, body: { change: { email } } })

    const elsewhere = app.visitor({ "florescer.proof": mother.cookies["florescer.proof"] ?? "" })
    await signInBy(elsewhere, provider.issuer)
    expect(await elsewhere.post("/api/auth/delete-user")).toMatchObject(needsProof)
    app.clock.now = new Date(afterProof.getTime() + 10 * 60_000)
    expect(await mother.post("/api/auth/delete-user")).toMatchObject(needsProof)
    await prove(mother, phone)
    expect((await mother.post("/api/auth/delete-user")).status).toBe(200)
  })

  test("it proves also where the clinic's sign-in is gone and it is the only way in", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const { mother, phone } = await withPasskey(app, provider.issuer)
    await prove(mother, phone)
    expect((await mother.post(`${waysIn}/provider/unlink`)).status).toBe(200)
    app.clock.now = new Date(afterProof.getTime() + 10 * 60_000)
    expect(await mother.post("/api/auth/delete-user")).toMatchObject(needsProof)
    await prove(mother, phone)
    expect((await mother.post("/api/auth/delete-user")).status).toBe(200)
  })

  test("only her own passkey proves, unlocked by her, on our page, and while it is hers", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const { mother, phone } = await withPasskey(app, provider.issuer)
    const bia = await app.mother("Bia")
    const hers = newAuthenticator()
    await addPasskey(app.database, bia, hers)
    const begun = await mother.post(`${path}/begin`)
    expect(await mother.post(path, { response: hers.get(begun.body) })).toMatchObject(invalid)
    for (const signing of [{ origin: "https://evil.example" }, { isVerified: false }, { isFramed: true }])
      expect(await mother.post(path, { response: phone.get(begun.body, signing) })).toMatchObject(invalid)
    const [passkey] = (await mother.get("/api/auth/passkeys")).body.passkeys
    expect((await mother.send("DELETE", `/api/auth/passkeys/${passkey.id}`)).status).toBe(200)
    expect(await mother.post(path, { response: phone.get(begun.body) })).toMatchObject(invalid)
    expect(await mother.post(`${path}/begin`)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect((await mother.get(waysIn)).body.hasProof).toBe(false)
    expect(await mother.post("/api/auth/delete-user")).toMatchObject(needsProof)
  })

  test("an answer proves once, in the session that asked, and none that was signed for a sign-in", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const { mother, phone } = await withPasskey(app, provider.issuer)
    const signIn = await signChallenge(mother, phone)
    expect(await mother.post(path, { response: signIn })).toMatchObject(expired)
    const begun = await mother.post(`${path}/begin`)
    const response = phone.get(begun.body)
    expect(await mother.post("/api/auth/sign-in/passkey", { response })).toMatchObject(expired)
    const elsewhere = app.visitor()
    await signInBy(elsewhere, provider.issuer)
    const cookies = { ...elsewhere.cookies, "florescer.passkey": mother.cookies["florescer.passkey"] ?? "" }
    expect(await app.visitor(cookies).post(path, { response })).toMatchObject(expired)
    const former = { ...mother.cookies }
    expect((await mother.post(path, { response })).status).toBe(200)
    expect((await app.visitor(former).post(path, { response })).status).toBe(400)
    expect(await app.visitor().post(`${path}/begin`)).toMatchObject({ status: 401 })
  })

  test("whoever has a password is asked for it all the same", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const phone = newAuthenticator()
    await addPasskey(app.database, mother, phone)
    expect((await prove(mother, phone)).status).toBe(200)
    expect(await mother.post("/api/auth/delete-user", {})).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", fields: { password: "required" } },
    })
  })
})
