import { expect, onTestFinished } from "vitest"
import { clientId, clientSecret, type Person, startIdentityProvider } from "#tests/identity-provider.ts"
import { createProviderBrowser } from "./provider-browser.ts"
import type { CreateTestApp, TestApp } from "./test-app.ts"
import { baseUrl, type Visitor } from "./visitor.ts"

export const path = "/api/auth/provider"
const waysIn = "/api/auth/ways-in"
export const anaThere: Person = { email: "Ana@Example.org", email_verified: true, name: "Ana Souza" }

/** An app with a clinic's own provider, which knows Ana. */
export async function appWithProvider(createTestApp: CreateTestApp, settings: Record<string, string> = {}) {
  const provider = await startIdentityProvider(`${baseUrl}/sign-in-return`, { ana: { ...anaThere } })
  onTestFinished(() => provider.close())
  return { app: await createTestApp({ ...settingsOf(provider.issuer), ...settings }), provider }
}

export const settingsOf = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
})

/** Walks from a button to the provider and back, up to the query with which she comes back. */
export async function walk(
  visitor: Pick<Visitor, "post">,
  issuer: string,
  name = "ana",
  start = `${path}/start`,
  body = {},
) {
  const begun = await visitor.post(start, body)
  expect(begun).toMatchObject({ status: 200, body: { url: expect.stringContaining(`${issuer}/auth?`) } })
  return createProviderBrowser(issuer)(begun.body.url, { name })
}

export const finish = (visitor: Pick<Visitor, "post">, query: string) => visitor.post(`${path}/finish`, { query })

export async function signInBy(visitor: Pick<Visitor, "post">, issuer: string, name = "ana") {
  return finish(visitor, await walk(visitor, issuer, name))
}

/** Lets the identity of this name open her account. */
export async function link(mother: Awaited<ReturnType<TestApp["mother"]>>, issuer: string, name = "ana") {
  const { password } = mother.account
  const query = await walk(mother, issuer, name, `${waysIn}/provider/link`, { password })
  expect(await finish(mother, query)).toMatchObject({ status: 200, body: { outcome: "linked" } })
}

/** A mother who has come by the provider alone. */
export async function newcomer(app: TestApp, issuer: string, name = "ana") {
  const visitor = app.visitor()
  expect(await signInBy(visitor, issuer, name)).toMatchObject({ body: { outcome: "newcomer" } })
  expect(await visitor.post(`${path}/sign-up`)).toMatchObject({ status: 200, body: { outcome: "signed-in" } })
  return visitor
}

export const isSignedIn = async (visitor: Pick<Visitor, "get">) => (await visitor.get("/api/progress")).status === 200
