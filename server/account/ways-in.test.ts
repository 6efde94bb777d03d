import { expect, test } from "vitest"
import { addPasskey, newAuthenticator, signInByPasskey } from "#tests/api/authenticator.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"
import { appWithProvider, finish, isSignedIn, newcomer, signInBy, walk } from "#tests/api/with-provider.ts"

const waysIn = "/api/auth/ways-in"
const passkeys = "/api/auth/passkeys"
const last = { status: 409, body: { code: "LAST_WAY_IN" } }

/** A user without a password, who signed up by the provider and has just proved her presence there. */
async function withoutPassword(app: TestApp, issuer: string) {
  const visitor = await newcomer(app, issuer)
  const { id } = (await visitor.get("/api/auth/get-session")).body.user
  await finish(visitor, await walk(visitor, issuer, "ana", `${waysIn}/provider/prove`))
  return { ...visitor, id, account: {} }
}

describeRules("the last way into an account", (createTestApp) => {
  test("the provider can be unlinked while a passkey remains, which is then the last, and her mail lets her in still", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const ana = await withoutPassword(app, provider.issuer)
    expect(await ana.post(`${waysIn}/provider/unlink`)).toMatchObject(last)
    const phone = newAuthenticator()
    const { id } = await addPasskey(app.database, ana, phone)
    expect((await ana.get(waysIn)).body).toMatchObject({ hasPassword: false, hasPasskey: true })

    expect((await ana.post(`${waysIn}/provider/unlink`)).status).toBe(200)
    expect((await signInBy(app.visitor(), provider.issuer)).body).toEqual({ code: "PROVIDER_ADDRESS_TAKEN" })
    expect((await signInByPasskey(app.visitor(), phone)).status).toBe(200)
    expect(await ana.send("DELETE", `${passkeys}/${id}`)).toMatchObject(last)
    expect((await signInByPasskey(app.visitor(), phone)).status).toBe(200)

    const [email, laptop] = ["ana@example.org", app.visitor()]
    await laptop.post("/api/auth/sign-in/link", { email })
    await laptop.post("/api/auth/sign-in/link/open", { token: await app.mailedToken("sign-in-link") })
    expect(await isSignedIn(laptop)).toBe(true)
    await laptop.post("/api/auth/request-password-reset", { email })
    const reset = { token: await app.mailedToken("reset-password"), newPassword: "minha senha" }
    expect((await laptop.post("/api/auth/reset-password", reset)).status).toBe(200)
    expect((await app.visitor().signIn({ email, password: "minha senha" })).status).toBe(200)
  })

  test("a passkey can be removed while the provider, a password or another passkey remains, and a mail says so", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const ana = await withoutPassword(app, provider.issuer)
    const { id } = await addPasskey(app.database, ana, newAuthenticator())
    expect((await ana.send("DELETE", `${passkeys}/${id}`)).status).toBe(200)
    const told = (await app.outbox()).filter(({ text }) => text.includes("chave de acesso foi removida"))
    expect(told).toMatchObject([{ kind: "way-in-changed", to: "ana@example.org" }])
    const ids = []
    for (const phone of [newAuthenticator(), newAuthenticator()]) {
      ids.push((await addPasskey(app.database, ana, phone)).id)
    }
    expect((await ana.post(`${waysIn}/provider/unlink`)).status).toBe(200)
    expect((await ana.send("DELETE", `${passkeys}/${ids[0]}`)).status).toBe(200)
    expect(await ana.send("DELETE", `${passkeys}/${ids[1]}`)).toMatchObject(last)

    const bia = await app.mother("Bia")
    const hers = await addPasskey(app.database, bia, newAuthenticator())
    expect((await bia.send("DELETE", `${passkeys}/${hers.id}`)).status).toBe(200)
  })

  test("of the last two that end at the same moment one stays", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const ana = await withoutPassword(app, provider.issuer)
    const { id } = await addPasskey(app.database, ana, newAuthenticator())
    const answers = await Promise.all([ana.post(`${waysIn}/provider/unlink`), ana.send("DELETE", `${passkeys}/${id}`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test("an identity of a provider that is no longer used is none", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const ana = await withoutPassword(app, provider.issuer)
    const phone = newAuthenticator()
    const { id } = await addPasskey(app.database, ana, phone)
    const { databaseUrl, dataDir } = app.env
    const afterwards = await createTestApp({ DATABASE_URL: databaseUrl ?? "", DATA_DIR: dataDir })
    const visitor = afterwards.visitor()
    expect((await signInByPasskey(visitor, phone)).status).toBe(200)
    expect(await visitor.send("DELETE", `${passkeys}/${id}`)).toMatchObject(last)
  })
})
