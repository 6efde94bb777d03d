import { expect, test } from "vitest"
import { codeOf, freePresentCode } from "#tests/api/app-code.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"
import type { Visitor } from "#tests/api/visitor.ts"
import { appWithProvider, finish, isSignedIn, link, newcomer, signInBy, walk } from "#tests/api/with-provider.ts"
import { markEmailVerified } from "../data.ts"

const waysIn = "/api/auth/ways-in"
const needsProof = { status: 403, body: { code: "PROOF_REQUIRED" } }

async function prove(visitor: Visitor, issuer: string, name = "ana") {
  return finish(visitor, await walk(visitor, issuer, name, `${waysIn}/provider/prove`))
}

describeRules("the ways into an account", (createTestApp) => {
  test("a mother links the provider with her password, is told so by a mail, and unlinks it", async () => {
    const { app, provider } = await appWithProvider(createTestApp, { OIDC_NAME: "Clínica Aurora" })
    const mother = await app.mother("Ana")
    const password = { password: mother.account.password }
    for (const [body, code] of [
      [{}, "INVALID_INPUT"],
      [{ password: "wrong" }, "INVALID_PASSWORD"],
    ] as const)
      expect(await mother.post(`${waysIn}/provider/link`, body)).toMatchObject({ status: 400, body: { code } })
    await link(mother, provider.issuer)
    const ways = (await mother.get(waysIn)).body
    const linkedAt = testNow.toISOString()
    expect(ways).toEqual({
      email: mother.account.email,
      hasPassword: true,
      hasPasskey: false,
      hasProof: false,
      providerName: "Clínica Aurora",
      linkedAt,
    })
    const { identities } = (await mother.get("/api/account/export")).body
    expect(identities).toEqual([{ issuer: provider.issuer, subject: "ana", linkedAt }])
    const elsewhere = app.visitor()
    expect((await signInBy(elsewhere, provider.issuer)).body).toEqual({ outcome: "signed-in" })
    // Linking the same identity again changes nothing.
    await link(mother, provider.issuer)
    expect((await mother.post(`${waysIn}/provider/unlink`, password)).status).toBe(200)
    expect((await mother.post(`${waysIn}/provider/unlink`, password)).status).toBe(404)
    expect((await signInBy(app.visitor(), provider.issuer)).body).toEqual({ code: "PROVIDER_ADDRESS_TAKEN" })
    const mails = (await app.outbox()).filter(({ kind }) => kind === "way-in-changed")
    expect(mails.map(({ text }) => text.includes("Clínica Aurora"))).toEqual([true, true])
  })

  test("another identity of the provider takes the place of the first, and one of another mother is refused", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    provider.people.bia = { email: "bia@example.org", email_verified: true }
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await link(ana, provider.issuer)
    const query = await walk(bia, provider.issuer, "ana", `${waysIn}/provider/link`, {
      password: bia.account.password,
    })
    expect(await finish(bia, query)).toMatchObject({ status: 409, body: { code: "IDENTITY_TAKEN" } })
    expect((await bia.get(waysIn)).body.linkedAt).toBeNull()
    await link(ana, provider.issuer, "bia")
    expect((await signInBy(app.visitor(), provider.issuer, "bia")).body).toEqual({ outcome: "signed-in" })
    expect((await signInBy(app.visitor(), provider.issuer)).body).toEqual({ code: "PROVIDER_ADDRESS_TAKEN" })
  })

  test("what one mother has begun to link is not linked to another, nor for whoever has signed out", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const password = { password: ana.account.password }
    const query = await walk(ana, provider.issuer, "ana", `${waysIn}/provider/link`, password)
    const asked = { "florescer.provider": ana.cookies["florescer.provider"] ?? "" }
    const mixed = app.visitor({ ...bia.cookies, ...asked })
    expect(await finish(mixed, query)).toMatchObject({ status: 400, body: { code: "SIGN_IN_EXPIRED" } })
    const again = await walk(ana, provider.issuer, "ana", `${waysIn}/provider/link`, password)
    await ana.post("/api/auth/sign-out")
    expect(await finish(ana, again)).toMatchObject({ status: 401, body: { code: "SESSION_UNKNOWN" } })
    expect(await app.db.selectFrom("account").select("id").where("accountId", "=", "ana").execute()).toEqual([])
  })

  test("without a password she proves by one more sign-in there that it is her, for this session and ten minutes", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    provider.people.bia = { email: "bia@example.org", email_verified: true }
    const mother = await newcomer(app, provider.issuer)
    expect((await mother.get(waysIn)).body).toMatchObject({ hasPassword: false, hasProof: false })
    const wish = { name: "Planilha", scope: "read", days: 30 }
    for (const [route, body] of [
      ["delete-user", {}],
      ["delete-user", { password: "guess" }],
      ["two-step/begin", {}],
      ["access-tokens", wish],
      ["ways-in/provider/link", {}],
    ] as const)
      expect(await mother.post(`/api/auth/${route}`, body), route).toMatchObject(needsProof)
    expect((await prove(mother, provider.issuer, "bia")).body).toEqual({ code: "IDENTITY_TAKEN" })
    expect(await mother.post("/api/auth/delete-user")).toMatchObject(needsProof)
    const asked = new URL((await mother.post(`${waysIn}/provider/prove`)).body.url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ prompt: "login", max_age: "300" })
    expect((await prove(mother, provider.issuer)).body).toEqual({ outcome: "proved" })
    expect((await mother.get(waysIn)).body.hasProof).toBe(true)
    expect((await mother.post("/api/auth/access-tokens", wish)).status).toBe(200)

    const elsewhere = app.visitor({ "florescer.proof": mother.cookies["florescer.proof"] ?? "" })
    await signInBy(elsewhere, provider.issuer)
    expect(await elsewhere.post("/api/auth/delete-user")).toMatchObject(needsProof)
    app.clock.now = new Date(testNow.getTime() + 10 * 60_000)
    expect(await mother.post("/api/auth/delete-user")).toMatchObject(needsProof)
    await prove(mother, provider.issuer)
    expect((await mother.post("/api/auth/delete-user")).status).toBe(200)
    expect(await app.db.selectFrom("user").select("id").execute()).toEqual([])
  })

  test("a proof for which she did not sign in anew is none", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const mother = await newcomer(app, provider.issuer)
    provider.faults.claims = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 })
    expect(await prove(mother, provider.issuer)).toMatchObject({ status: 400, body: { code: "PROVIDER_FAILED" } })
    provider.faults.claims = ({ auth_time: _, ...claims }) => claims
    expect(await prove(mother, provider.issuer)).toMatchObject({ status: 400, body: { code: "PROVIDER_FAILED" } })
  })

  test("two-step sign-in is turned on and off without a password too", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const mother = await newcomer(app, provider.issuer)
    await prove(mother, provider.issuer)
    const { secret } = (await mother.post("/api/auth/two-step/begin")).body
    expect((await mother.post("/api/auth/two-step/confirm", { code: await codeOf(secret) })).status).toBe(200)
    await freePresentCode(app.db, "ana@example.org")
    expect((await signInBy(app.visitor(), provider.issuer)).body).toEqual({ outcome: "second-step" })
    // Turning two-step sign-in on has replaced her session, and the new one has no proof yet.
    const off = async () => mother.post("/api/auth/two-step/off", { code: await codeOf(secret) })
    expect(await off()).toMatchObject(needsProof)
    await prove(mother, provider.issuer)
    expect((await off()).status).toBe(200)
    const told = (await app.outbox()).filter(({ kind }) => kind === "way-in-changed").map(({ text }) => text)
    expect(told.map((text) => /ativada/.test(text) && !/desativada/.test(text))).toEqual([true, false])
  })

  test("she sets a password by a link in her mail and keeps the provider; only then can she unlink it", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const mother = await newcomer(app, provider.issuer)
    await prove(mother, provider.issuer)
    const last = { status: 409, body: { code: "LAST_WAY_IN" } }
    expect(await mother.post(`${waysIn}/provider/unlink`)).toMatchObject(last)
    expect((await mother.post(`${waysIn}/password-link`)).status).toBe(200)
    const token = await app.mailedToken("reset-password")
    expect((await mother.post("/api/auth/reset-password", { token, newPassword: "minha senha" })).status).toBe(200)
    const account = { email: "ana@example.org", password: "minha senha" }
    expect((await mother.signIn(account)).status).toBe(200)
    expect((await mother.get(waysIn)).body).toMatchObject({ hasPassword: true, linkedAt: testNow.toISOString() })
    expect((await signInBy(app.visitor(), provider.issuer)).body).toEqual({ outcome: "signed-in" })
    const { password } = account
    expect((await mother.post(`${waysIn}/provider/unlink`, { password })).status).toBe(200)
    expect((await app.visitor().signIn(account)).status).toBe(200)
  })

  test("a new password by a link ends what whoever knew the former one has linked", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const mother = await app.mother("Ana")
    provider.people.thief = { email: "thief@example.org", email_verified: true }
    const thief = app.visitor()
    await thief.signIn(mother.account)
    await link({ ...mother, ...thief }, provider.issuer, "thief")
    await markEmailVerified(app.database, mother.id)
    await app.visitor().post("/api/auth/request-password-reset", { email: mother.account.email })
    const token = await app.mailedToken("reset-password")
    await app.visitor().post("/api/auth/reset-password", { token, newPassword: "outra senha" })
    expect((await signInBy(thief, provider.issuer, "thief")).body.outcome).toBe("newcomer")
  })

  test("a sign-in link in her mail ends what a stranger has begun with her unconfirmed address", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    provider.people.stranger = { email: "ana@example.org", email_verified: false }
    const stranger = await newcomer(app, provider.issuer, "stranger")
    await app.visitor().post("/api/auth/sign-in/link", { email: "ana@example.org" })
    const mother = app.visitor()
    const opened = await mother.post("/api/auth/sign-in/link/open", { token: await app.mailedToken("sign-in-link") })
    expect(opened.status).toBe(200)
    expect(await isSignedIn(mother)).toBe(true)
    expect(await isSignedIn(stranger)).toBe(false)
    expect((await signInBy(stranger, provider.issuer, "stranger")).body).toEqual({ code: "PROVIDER_ADDRESS_TAKEN" })
  })
})
