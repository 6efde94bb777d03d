import { expect, test } from "vitest"
import { legalVersion } from "#content/legal.ts"
import { codeOf } from "#tests/api/app-code.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import {
  anaThere,
  appWithProvider,
  finish,
  isSignedIn,
  link,
  newcomer,
  path,
  settingsOf,
  signInBy,
  walk,
} from "#tests/api/with-provider.ts"
import { storedFlag } from "../../database/open.ts"

describeOnBoth("sign-in by the clinic's provider", (createTestApp) => {
  test("somebody new gets an account once she has agreed, and comes back to it from any browser", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const visitor = app.visitor()
    const offered = await signInBy(visitor, provider.issuer)
    expect(offered.body).toEqual({ outcome: "newcomer", email: "ana@example.org" })
    expect(await app.db.selectFrom("user").select("id").execute()).toEqual([])
    expect(await isSignedIn(visitor)).toBe(false)
    const created = await visitor.send("POST", `${path}/sign-up`, { body: {}, headers: { "accept-language": "es" } })
    expect(created.body).toEqual({ outcome: "signed-in" })
    expect(await isSignedIn(visitor)).toBe(true)
    const user = await app.db.selectFrom("user").selectAll().executeTakeFirstOrThrow()
    expect(user).toMatchObject({ email: "ana@example.org", full_name: "Ana Souza", terms_version: legalVersion.number })
    expect(Boolean(user.emailVerified)).toBe(true)
    expect((await app.outbox()).map(({ kind }) => kind)).toEqual([])

    const elsewhere = app.visitor()
    expect((await signInBy(elsewhere, provider.issuer)).body).toEqual({ outcome: "signed-in" })
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect(await app.db.selectFrom("user").select("id").execute()).toHaveLength(1)
    expect((await app.outbox()).map(({ kind }) => kind)).toEqual(["new-device"])
    expect(app.logLines.join("").toLowerCase()).not.toMatch(/example\.org|souza/)
  })

  test("another process takes the answer to what the first one has asked", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    if (app.type !== "postgres") return
    const other = await createTestApp({ ...settingsOf(provider.issuer), DATABASE_URL: app.env.databaseUrl ?? "" })
    const visitor = app.visitor()
    const query = await walk(visitor, provider.issuer)
    const there = other.visitor(visitor.cookies)
    expect((await finish(there, query)).body).toMatchObject({ outcome: "newcomer" })
    expect((await there.post(`${path}/sign-up`)).body).toEqual({ outcome: "signed-in" })
  })

  test("an account with her address is never taken over, confirmed or not", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const mother = await app.mother("Ana")
    const visitor = app.visitor()
    const taken = { status: 409, body: { code: "PROVIDER_ADDRESS_TAKEN" } }
    expect(await signInBy(visitor, provider.issuer)).toMatchObject(taken)
    await app.db
      .updateTable("user")
      .set({ emailVerified: storedFlag(app.type, true) })
      .execute()
    expect(await signInBy(visitor, provider.issuer)).toMatchObject(taken)
    expect((await visitor.post(`${path}/sign-up`)).body).toEqual({ code: "SIGN_IN_EXPIRED" })
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await isSignedIn(mother)).toBe(true)
    expect(await app.db.selectFrom("account").select("providerId").execute()).toEqual([{ providerId: "credential" }])
  })

  test("an account made between the offer and her consent is not taken over either", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const visitor = app.visitor()
    await signInBy(visitor, provider.issuer)
    await app.mother("Ana")
    expect((await visitor.post(`${path}/sign-up`)).body).toEqual({ code: "PROVIDER_ADDRESS_TAKEN" })
  })

  test("of two browsers that agree at once each is signed in to the one account", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const visitors = [app.visitor(), app.visitor()]
    for (const visitor of visitors) await signInBy(visitor, provider.issuer)
    const answers = await Promise.all(visitors.map((visitor) => visitor.post(`${path}/sign-up`)))
    expect(answers.map(({ body }) => body)).toEqual([{ outcome: "signed-in" }, { outcome: "signed-in" }])
    expect(await app.db.selectFrom("user").select("id").execute()).toHaveLength(1)
  })

  test("an address counts as confirmed only where the provider says so itself", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    for (const [name, email_verified] of [
      ["bia", false],
      ["eva", undefined],
    ] as const) {
      provider.people[name] = { email: `${name}@example.org`, email_verified }
      await newcomer(app, provider.issuer, name)
    }
    const users = await app.db.selectFrom("user").select(["emailVerified", "full_name"]).orderBy("email").execute()
    expect(users.map(({ emailVerified }) => Boolean(emailVerified))).toEqual([false, false])
    expect(users.map(({ full_name }) => full_name)).toEqual(["bia", "eva"])
    const mails = await app.outbox()
    expect(mails.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ["confirm-email", "bia@example.org"],
      ["confirm-email", "eva@example.org"],
    ])
  })

  test("where addresses must be confirmed, an unconfirmed one gets the same answer whether it has an account or not", async () => {
    const { app, provider } = await appWithProvider(createTestApp, { REQUIRE_EMAIL_VERIFICATION: "true" })
    await newcomer(app, provider.issuer)
    provider.people.stranger = { email: "ana@example.org", email_verified: false }
    provider.people.bia = { email: "bia@example.org", email_verified: false }
    const unconfirmed = { status: 422, body: { code: "PROVIDER_ADDRESS_UNCONFIRMED" } }
    expect(await signInBy(app.visitor(), provider.issuer, "stranger")).toMatchObject(unconfirmed)
    expect(await signInBy(app.visitor(), provider.issuer, "bia")).toMatchObject(unconfirmed)
    provider.people.eva = { name: "Eva" }
    const missing = { status: 422, body: { code: "PROVIDER_ADDRESS_MISSING" } }
    expect(await signInBy(app.visitor(), provider.issuer, "eva")).toMatchObject(missing)
  })

  test("a confirmed address ends what strangers have begun to sign up with it", async () => {
    const { app, provider } = await appWithProvider(createTestApp, { REQUIRE_EMAIL_VERIFICATION: "true" })
    const stranger = app.visitor()
    await stranger.signUp({ name: "Zé", email: "ana@example.org", password: "de outra pessoa" })
    await newcomer(app, provider.issuer)
    expect(await app.db.selectFrom("sign_ups").select("id").execute()).toEqual([])
    const answer = await stranger.signIn({ email: "ana@example.org", password: "de outra pessoa" })
    expect(answer.body).toEqual({ code: "INVALID_EMAIL_OR_PASSWORD" })
  })

  test("whoever comes with another address later still opens her own account, which keeps its address", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    await newcomer(app, provider.issuer)
    provider.people.ana = { ...anaThere, email: "casada@example.org" }
    expect((await signInBy(app.visitor(), provider.issuer)).body).toEqual({ outcome: "signed-in" })
    expect(await app.db.selectFrom("user").select("email").execute()).toEqual([{ email: "ana@example.org" }])
  })

  test("the second step is asked for after the provider too", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const mother = await app.mother("Ana")
    await link(mother, provider.issuer)
    const { secret } = await mother.enableTwoStep()
    const visitor = app.visitor()
    expect((await signInBy(visitor, provider.issuer)).body).toEqual({ outcome: "second-step" })
    expect(await isSignedIn(visitor)).toBe(false)
    const passed = await visitor.post("/api/auth/sign-in/second-step", { code: await codeOf(secret) })
    expect(passed).toMatchObject({ status: 200, body: { user: { id: mother.id } } })
    expect(await isSignedIn(visitor)).toBe(true)
    expect((await app.outbox()).map(({ kind }) => kind)).toContain("new-device")
  })

  test("a session that this browser had before ends", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    await newcomer(app, provider.issuer)
    const bia = await app.mother("Bia")
    const before = { ...bia.cookies }
    expect((await signInBy(bia, provider.issuer)).body).toEqual({ outcome: "signed-in" })
    expect((await app.visitor(before).get("/api/progress")).status).toBe(401)
  })

  test("without the settings there is no such way in", async () => {
    const app = await createTestApp()
    for (const route of ["start", "sign-up"]) expect((await app.visitor().post(`${path}/${route}`)).status).toBe(404)
    expect((await finish(app.visitor(), "?code=1&state=2")).status).toBe(404)
    const mother = await app.mother("Ana")
    expect((await mother.get("/api/auth/ways-in")).body).toMatchObject({ providerName: null, hasPassword: true })
  })
})
