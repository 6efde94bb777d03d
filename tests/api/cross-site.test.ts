import { expect, test } from "vitest"
import { rowsOf, storeEverything } from "./everything.ts"
import { nameOf, pathOf, routesOfApi } from "./routes-of-api.ts"
import { operation } from "./sync.ts"
import { describeRules } from "./test-app.ts"
import { validBody } from "./valid-bodies.ts"
import { baseUrl } from "./visitor.ts"

/** The headers of a request that a page of another site makes. */
const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: `${baseUrl}.evil.example` },
  { origin: `${baseUrl}:8080` },
  { origin: "https://evil.example", host: "florescer.test" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "anything" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
]

describeRules("requests of other sites", (createTestApp) => {
  test("no route changes anything for another site's page, whatever it calls its body", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    await app.background.settled()
    const before = await rowsOf(app, mother.id)
    const writes = routesOfApi(app).filter(({ method }) => method !== "GET")
    expect(writes.length).toBeGreaterThanOrEqual(15)
    for (const route of writes) {
      const body = validBody(route, { ...mother.account, id: mother.id })
      for (const headers of foreign) {
        for (const type of ["application/json", "text/plain"]) {
          const sent = { body, headers: { ...headers, "content-type": type } }
          const answer = await mother.send(route.method, pathOf(route, { id: crypto.randomUUID() }), sent)
          expect(answer, `${nameOf(route)} ${JSON.stringify(sent.headers)}`).toMatchObject({
            status: 403,
            body: { code: "FORBIDDEN" },
          })
        }
      }
    }
    expect(await rowsOf(app, mother.id)).toEqual(before)
  })

  test("no route lets another site's page read an answer", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const headers = { origin: "https://evil.example", "access-control-request-method": "PUT" }
    for (const route of routesOfApi(app)) {
      for (const method of ["GET", "OPTIONS"]) {
        const answer = await mother.send(method, pathOf(route, { id: crypto.randomUUID() }), { headers })
        const allowing = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))
        expect(allowing, `${method} ${route.path}`).toEqual([])
        expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin")
      }
    }
  })

  test("the product's own page writes, at its own address, at localhost and on the home network; so does who is no browser", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const body = { userId: mother.id, since: null, operations: [operation("silenceSet", { isOn: true })] }
    for (const headers of [
      { origin: baseUrl, "sec-fetch-site": "same-origin" },
      { origin: baseUrl, host: "10.0.0.1:3000" },
      { origin: "http://localhost:3000", host: "localhost:3000", "sec-fetch-site": "same-origin" },
      { origin: "http://192.168.0.7:3000", host: "192.168.0.7:3000" },
    ]) {
      const sent = { body, headers: headers as Record<string, string> }
      expect((await mother.send("POST", "/api/sync", sent)).status, JSON.stringify(headers)).toBe(200)
    }
    const cookie = `florescer.session_token=${mother.cookies["florescer.session_token"]}`
    const sent = { method: "POST", body: JSON.stringify(body), headers: { cookie, "content-type": "application/json" } }
    expect((await app.fetch("/api/sync", sent)).status).toBe(200)
  })

  test("behind https a page that came over http writes nothing, not even from the same host", async () => {
    const app = await createTestApp({ BASE_URL: "https://florescer.test" })
    const account = { name: "Ana", email: "ana@example.org", password: "senha" }
    const signUp = (origin: string, host = "florescer.test") =>
      app.visitor().send("POST", "/api/auth/sign-up/email", { body: account, headers: { origin, host } })
    for (const origin of [
      "http://florescer.test",
      "HTTP://florescer.test",
      "http://user@florescer.test",
      "ws://florescer.test",
    ]) {
      expect(await signUp(origin), origin).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
    }
    expect((await signUp("http://192.168.0.7:3000", "192.168.0.7:3000")).status).toBe(403)
    expect((await signUp("https://florescer.test")).status).toBe(200)
    expect((await signUp("https://www.florescer.test", "www.florescer.test")).status).not.toBe(403)
  })
})
