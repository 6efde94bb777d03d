import { expect, onTestFinished, test } from "vitest"
import { createPasswordHashing } from "#server/account/passwords/hashing.ts"
import { listen } from "#server/listen.ts"
import { type Authenticator, addPasskey, newAuthenticator, signChallenge } from "#tests/api/authenticator.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"
import { baseUrl, type Visitor } from "#tests/api/visitor.ts"
import { freePort } from "../e2e/server.ts"

const guess = { email: "nobody@example.org", password: "guess" }

async function served(app: TestApp) {
  const port = await freePort()
  const close = await listen(app.handler, { host: "127.0.0.1", port })
  onTestFinished(async () => void (await close()))
  return `http://127.0.0.1:${port}`
}

/** Signs in through a proxy that sends the client's address. */
function signInFrom(url: string, network: string, account: object = guess, cookie = "") {
  return postFrom(url, network, "sign-in/email", account, cookie)
}

function postFrom(url: string, network: string, path: string, body: object, cookie: string) {
  const headers = { "content-type": "application/json", origin: baseUrl, "x-forwarded-for": network, cookie }
  return fetch(`${url}/api/auth/${path}`, { method: "POST", headers, body: JSON.stringify(body) })
}

async function statusesFrom(url: string, network: string | ((number: number) => string), count: number) {
  const answers = Array.from({ length: count }, (_, number) =>
    signInFrom(url, typeof network === "string" ? network : network(number), {
      ...guess,
      email: `nobody-${number}@example.org`,
    }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

describeRules("a flood of sign-ins", (createTestApp) => {
  // What queues up only while passwords cost what they do.
  const createCostlyApp = () => createTestApp({}, { hashing: createPasswordHashing() })

  test("whoever hangs up before her turn is not hashed, and nothing is counted", async () => {
    const app = await createCostlyApp()
    const url = await served(app)
    const leaving = new AbortController()
    const attempts = Array.from({ length: 40 }, () =>
      fetch(`${url}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: baseUrl },
        body: JSON.stringify(guess),
        signal: leaving.signal,
      }).catch(() => "gone"),
    )
    await expect.poll(() => app.hashes.count).toBeGreaterThan(0)
    leaving.abort()
    expect(await Promise.all(attempts)).toContain("gone")
    // The earlier attempts were aborted, so this request waits only for hashes that have already begun.
    expect((await app.visitor().signIn({ ...guess, email: "other@example.org" })).status).toBe(401)
    expect(app.hashes.count).toBeLessThan(30)
  })

  test("beyond those that may wait it is 503 with a time to come back, nothing is logged as a fault, and a known browser gets in", async () => {
    const app = await createCostlyApp()
    const mother = await app.mother("Ana")
    const strangers = Array.from({ length: 120 }, (_, number) =>
      app.visitor().signIn({ ...guess, email: `nobody-${number}@example.org` }),
    )
    const known = await mother.signIn(mother.account)
    expect(known.status).toBe(200)
    const answers = await Promise.all(strangers)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(40)
    expect(refused[0]).toMatchObject({ body: { code: "SERVER_BUSY", retryAfterSeconds: 5 } })
    expect(refused[0]?.headers.get("retry-after")).toBe("5")
    expect(answers.filter(({ status }) => status === 401).length + refused.length).toBe(120)
    expect(app.logLines.filter((line) => line.includes("request failed"))).toEqual([])
  })

  test("one network's bucket empties alone, and holds back no known browser in it", async () => {
    const app = await createTestApp({ TRUSTED_PROXIES: "loopback" })
    const mother = await app.mother("Ana")
    const url = await served(app)
    const statuses = await statusesFrom(url, "203.0.113.7", 160)
    const held = statuses.filter((status) => status === 429)
    expect(held.length).toBeGreaterThan(20)
    expect(held.length).toBeLessThanOrEqual(40)
    expect((await signInFrom(url, "203.0.113.8")).status).not.toBe(429)
    const cookie = `florescer.device=${mother.cookies["florescer.device"]}`
    expect((await signInFrom(url, "203.0.113.7", mother.account, cookie)).status).toBe(200)
    expect((await fetch(`${url}/healthz`, { headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(200)
  })

  test("passkeys that nobody has empty it too, and hold back none of hers in a known browser", async () => {
    const app = await createTestApp({ TRUSTED_PROXIES: "loopback" })
    const mother = await app.mother("Ana")
    const phone = newAuthenticator()
    await addPasskey(app.database, mother, phone)
    const url = await served(app)
    const answerFrom = async ({ post, cookies }: Visitor, authenticator: Authenticator) => {
      const response = await signChallenge({ post }, authenticator)
      const cookie = Object.entries(cookies).map((pair) => pair.join("="))
      return postFrom(url, "203.0.113.7", "sign-in/passkey", { response }, cookie.join("; "))
    }
    const stranger = newAuthenticator()
    stranger.create({ challenge: "AAAA", rp: { id: "florescer.test" }, user: { id: "bm9ib2R5" } })
    const answers = await Promise.all(Array.from({ length: 140 }, () => answerFrom(app.visitor(), stranger)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThan(100)
    expect((await answerFrom(mother, phone)).status).toBe(200)
  })

  test("an IPv6 line is one network, whatever device of it asks", async () => {
    const app = await createTestApp({ TRUSTED_PROXIES: "loopback" })
    const url = await served(app)
    const [, neighbour, other] = await Promise.all([
      statusesFrom(url, "2001:db8:1:2::1", 130),
      statusesFrom(url, "2001:db8:1:2:ffff::9", 20),
      statusesFrom(url, "2001:db8:1:3::1", 20),
    ])
    expect(neighbour).toContain(429)
    expect(other).not.toContain(429)
  })

  test("a network is one from whichever port it comes, and all that cannot be read are one", async () => {
    const app = await createTestApp({ TRUSTED_PROXIES: "loopback" })
    const url = await served(app)
    const forms = [
      (it: number) => `203.0.113.7:${40_000 + it}`,
      (it: number) => `[2001:db8:1:2::${it.toString(16)}]:${40_000 + it}`,
      (it: number) => `unknown-${it}`,
    ]
    for (const form of forms) expect(await statusesFrom(url, form, 160), form(1)).toContain(429)
    // A trusted proxy is trusted from any port.
    const through = (it: number) => `198.51.100.${it}, 127.0.0.1:${40_000 + it}`
    expect(await statusesFrom(url, through, 160)).not.toContain(429)
  })

  test("what no named proxy says of networks counts for nothing, and without the setting none is limited", async () => {
    const named = await served(await createTestApp({ TRUSTED_PROXIES: "10.0.0.0/8" }))
    const [, others] = await Promise.all([
      statusesFrom(named, "203.0.113.7", 130),
      statusesFrom(named, "203.0.113.8", 20),
    ])
    // All of these requests come from this machine, whatever address their header names.
    expect(others).toContain(429)
    const unset = await served(await createTestApp())
    expect(await statusesFrom(unset, "203.0.113.7", 160)).not.toContain(429)
  })

  test("requests for mails wait in bounds too, and those of a known browser find room", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const ask = (visitor: ReturnType<TestApp["visitor"]>, email: string) =>
      visitor.post("/api/auth/request-password-reset", { email })
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, number) => ask(app.visitor(), `nobody-${number}@example.org`)),
    )
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(10)
    expect(await ask(mother, mother.account.email)).toMatchObject({ status: 200, body: { status: true } })
    const { kind } = (await app.outbox()).at(-1) ?? {}
    expect(kind).toBe("reset-password")
  })
})
