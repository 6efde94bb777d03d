import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { Provider } from "oidc-provider"

export const clientId = "florescer"
export const clientSecret = "a secret between the clinic and Florescer"

/** What the provider knows of somebody, by the name that she types there. */
export type Person = { email?: string; email_verified?: boolean; name?: string }
type Claims = Record<string, unknown>
type Faults = {
  /** Answers nothing for so long, except to browsers. */
  delayMs?: number
  /** Answers nothing but this status, except to browsers. */
  status?: number
  /** Changes what the signed ID token says. */
  claims?: (claims: Claims) => Claims
  /** Signs the ID token with a key that is not the provider's. */
  hasForeignKey?: boolean
}

const keys = { own: rsaKey(), foreign: rsaKey() }

function rsaKey() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" })
}

/** A real OpenID Connect provider on this machine, with a sign-in page of one field and without a page of consent. */
export async function startIdentityProvider(redirectUri: string, people: Record<string, Person>, port = 0) {
  const faults: Faults = {}
  const requests: string[] = []
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    jwks: { keys: [{ ...keys.own, kid: "own", use: "sig", alg: "RS256" }] },
    cookies: { keys: ["of this test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 3600, Grant: 3600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, sub) => (people[sub] ? { accountId: sub, claims: () => ({ sub, ...people[sub] }) } : undefined),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope("openid email profile")
      await grant.save()
      return grant
    },
  })
  // The library warns of plain http and of what is only for development.
  const answer = provider.callback()

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split("?")[0] ?? ""
    requests.push(`${request.method} ${path}`)
    if (path.startsWith("/interaction/")) return interact(request, response)
    const isForBrowsers = path.startsWith("/auth") || path.startsWith("/session")
    if (!isForBrowsers && faults.delayMs) await sleep(faults.delayMs, undefined, { ref: false })
    if (!isForBrowsers && faults.status) return void response.writeHead(faults.status).end()
    if (path === "/token" && (faults.claims || faults.hasForeignKey)) changeTokens(response)
    await answer(request, response)
  }

  /** Whoever types her name is signed in; "no" is what somebody taps who does not want to. */
  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { prompt } = await provider.interactionDetails(request, response)
    if (request.method === "GET") {
      response.setHeader("content-type", "text/html; charset=utf-8")
      response.end(signInPage(prompt.name))
      return
    }
    let body = ""
    for await (const part of request) body += part
    const typed = new URLSearchParams(body)
    const result = typed.has("no")
      ? { error: "access_denied", error_description: "She did not want to." }
      : { login: { accountId: typed.get("name") ?? "" } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  function changeTokens(response: ServerResponse) {
    const end = response.end.bind(response)
    response.end = ((text: Buffer | string) => {
      const body = JSON.parse(text.toString())
      if (body.id_token) body.id_token = resign(body.id_token)
      const changed = JSON.stringify(body)
      response.setHeader("content-length", Buffer.byteLength(changed))
      return end(changed)
    }) as typeof response.end
  }

  function resign(token: string) {
    const [header = "", payload = ""] = token.split(".")
    const claims: Claims = JSON.parse(Buffer.from(payload, "base64url").toString())
    const changed = Buffer.from(JSON.stringify(faults.claims?.(claims) ?? claims)).toString("base64url")
    const key = createPrivateKey({ key: faults.hasForeignKey ? keys.foreign : keys.own, format: "jwk" })
    return `${header}.${changed}.${sign("sha256", Buffer.from(`${header}.${changed}`), key).toString("base64url")}`
  }

  async function close() {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }

  return { issuer, people, faults, requests, close }
}

function signInPage(prompt: string) {
  return `<!doctype html><html lang="pt"><title>Clínica</title><meta name="viewport" content="width=device-width">
<main><h1>Clínica Aurora</h1><form method="post"><label>Nome <input name="name" autocomplete="off"></label>
<button>Entrar (${prompt})</button> <button name="no" value="1">Não quero</button></form></main></html>`
}
