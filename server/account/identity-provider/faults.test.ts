import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { createProviderBrowser } from "#tests/api/provider-browser.ts"
import { describeOnSqlite, describeRules, testNow } from "#tests/api/test-app.ts"
import type { Visitor } from "#tests/api/visitor.ts"
import { appWithProvider, finish, isSignedIn, path, walk } from "#tests/api/with-provider.ts"
import { clientId, clientSecret } from "#tests/identity-provider.ts"

const expired = { status: 400, body: { code: "SIGN_IN_EXPIRED" } }
const failed = { status: 400, body: { code: "PROVIDER_FAILED" } }
const unavailable = { status: 503, body: { code: "PROVIDER_UNAVAILABLE" } }
const dayMs = 24 * 60 * 60_000

describeRules("an answer of the clinic's provider", (createTestApp) => {
  test("opens nothing in another browser, a second time, or after a quarter of an hour", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const visitor = app.visitor()
    const query = await walk(visitor, provider.issuer)
    const asked = { ...visitor.cookies }
    expect(await finish(app.visitor(), query)).toMatchObject(expired)
    const other = app.visitor()
    await walk(other, provider.issuer)
    expect(await finish(other, query)).toMatchObject(expired)
    expect(await finish(visitor, query)).toMatchObject({ status: 200 })
    expect(await finish(visitor, query)).toMatchObject(expired)
    // The provider's answer works only once: another browser cannot use it again even with a copy of the first one's
    // cookie.
    expect(await finish(app.visitor(asked), query)).toMatchObject(expired)
    const late = app.visitor()
    const lateQuery = await walk(late, provider.issuer)
    app.clock.now = new Date(testNow.getTime() + 15 * 60_000)
    expect(await finish(late, lateQuery)).toMatchObject(expired)
    expect(await isSignedIn(late)).toBe(false)
  })
})

describeOnSqlite("an answer of the clinic's provider that is not to be trusted", (createTestApp) => {
  test("is refused when a part of it was changed on the way", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const changes: [(query: URLSearchParams) => void, object][] = [
      [(query) => query.set("code", "another"), failed],
      [(query) => query.delete("code"), failed],
      [(query) => query.set("iss", "https://evil.example"), failed],
      [(query) => query.delete("iss"), failed],
      [(query) => query.append("code", "another"), failed],
      [(query) => query.set("state", "another"), expired],
      [(query) => query.delete("state"), expired],
    ]
    for (const [change, refusal] of changes) {
      const visitor = app.visitor()
      const query = new URLSearchParams(await walk(visitor, provider.issuer))
      change(query)
      expect(await finish(visitor, `?${query}`), String(change)).toMatchObject(refusal)
    }
    const visitor = app.visitor()
    const query = await walk(visitor, provider.issuer)
    visitor.cookies["florescer.provider"] = "AAAA"
    expect(await finish(visitor, query)).toMatchObject(expired)
    expect((await app.visitor().post(`${path}/finish`, { query: "x".repeat(4001) })).status).toBe(400)
  })

  test("is refused when its ID token is signed by another, or for another, or is old", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const refused = async () => {
      const visitor = app.visitor()
      expect(await finish(visitor, await walk(visitor, provider.issuer))).toMatchObject(failed)
      expect(await isSignedIn(visitor)).toBe(false)
    }
    provider.faults.hasForeignKey = true
    await refused()
    provider.faults.hasForeignKey = false
    for (const wrong of [
      { iss: "https://evil.example" },
      { aud: "another-app" },
      { nonce: "another" },
      { exp: 1_000_000_000 },
      { sub: undefined },
      { sub: "" },
      { sub: "x".repeat(256) },
      { sub: "a\0b" },
    ]) {
      provider.faults.claims = (claims) => ({ ...claims, ...wrong })
      await refused()
    }
    provider.faults.claims = (claims) => claims
    const visitor = app.visitor()
    expect((await finish(visitor, await walk(visitor, provider.issuer))).body.outcome).toBe("newcomer")
    expect(app.logLines.join("")).not.toContain("ana@example.org")
  })

  test("by whoever changed her mind at the provider is that, and nothing else", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const visitor = app.visitor()
    const { url } = (await visitor.post(`${path}/start`)).body
    const query = await createProviderBrowser(provider.issuer)(url, { no: "1" })
    expect(await finish(visitor, query)).toMatchObject({ status: 400, body: { code: "PROVIDER_DENIED" } })
    const again = app.visitor()
    const state = new URL((await again.post(`${path}/start`)).body.url).searchParams.get("state")
    expect(await finish(again, `?error=server_error&state=${state}&iss=${provider.issuer}`)).toMatchObject(failed)
  })

  test("a provider that is down, slow or broken is told as that, and everything else works meanwhile", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const [visitor, mother] = [app.visitor(), await app.mother("Bia")]
    const query = await walk(visitor, provider.issuer)
    provider.faults.status = 503
    expect(await finish(visitor, query)).toMatchObject(unavailable)
    provider.faults.status = undefined
    const late = await walk(visitor, provider.issuer)
    provider.faults.delayMs = 60_000
    const [slow] = await Promise.all([finish(visitor, late), mother.get("/api/progress")])
    expect(slow).toMatchObject(unavailable)
    await provider.close()
    app.clock.now = new Date(testNow.getTime() + dayMs)
    const down = await visitor.post(`${path}/start`)
    expect(down).toMatchObject(unavailable)
    expect(down.headers.get("retry-after")).toBe("30")
    expect(await isSignedIn(mother)).toBe(true)
    expect(app.logLines.join("")).not.toContain('"level":50')
  })

  test("nothing is asked of the provider before somebody wants to sign in, and what failed is tried anew", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    await app.mother("Bia")
    expect(provider.requests).toEqual([])
    provider.faults.status = 500
    expect(await app.visitor().post(`${path}/start`)).toMatchObject(unavailable)
    provider.faults.status = undefined
    expect((await app.visitor().post(`${path}/start`)).status).toBe(200)
  })

  test("a provider that calls itself otherwise than the setting is not asked for anything", async () => {
    const impostor = createServer((_, response) => {
      const address = "https://evil.example"
      const endpoints = { authorization_endpoint: `${address}/auth`, token_endpoint: `${address}/token` }
      response.setHeader("content-type", "application/json")
      response.end(JSON.stringify({ issuer: address, ...endpoints, jwks_uri: `${address}/jwks` }))
    })
    await new Promise<void>((ready) => impostor.listen(0, "127.0.0.1", ready))
    onTestFinished(() => void impostor.close())
    const app = await createTestApp({
      OIDC_ISSUER: `http://127.0.0.1:${(impostor.address() as AddressInfo).port}`,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    })
    expect(await app.visitor().post(`${path}/start`)).toMatchObject(unavailable)
  })

  test("what is asked of it is asked as the standards say", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const visitor: Visitor = app.visitor()
    const answer = await visitor.post(`${path}/start`, { redirect_uri: "https://evil.example", returnTo: "//evil" })
    const asked = Object.fromEntries(new URL(answer.body.url).searchParams)
    expect(asked).toEqual({
      client_id: clientId,
      response_type: "code",
      redirect_uri: "http://florescer.test/sign-in-return",
      scope: "openid email profile",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(new URL(answer.body.url).origin).toBe(provider.issuer)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^florescer\.provider=[\w-]+; Max-Age=900; Path=\/api\/auth; HttpOnly; SameSite=Lax$/),
    ])
  })
})
