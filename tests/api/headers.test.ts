import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { cachingOf, nameOf, pathOf, routesOfApi } from "./routes-of-api.ts"
import { describeRules } from "./test-app.ts"

/** The headers of every answer: pages, files, API answers and failures. */
const safe = {
  "content-security-policy": /(frame-ancestors|default-src) 'none'/,
  "cross-origin-embedder-policy": /^require-corp$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
  "referrer-policy": /^no-referrer$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "x-permitted-cross-domain-policies": /^none$/,
}

function expectSafe(headers: Headers, what: string) {
  for (const [name, value] of Object.entries(safe)) expect(headers.get(name), `${name} of ${what}`).toMatch(value)
  expect(headers.get("server") ?? headers.get("x-powered-by"), what).toBeNull()
}

/** A built app of one page, its worker and one file. */
function builtApp() {
  const clientDir = mkdtempSync(join(tmpdir(), "florescer-client-"))
  onTestFinished(() => rmSync(clientDir, { recursive: true }))
  const page = "<!doctype html><script>start()</script>"
  const files = {
    "index.html": page,
    "__spa-fallback.html": page,
    "service-worker.js": "work()",
    "robots.txt": "Allow: /",
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(clientDir, file), text)
  return clientDir
}

describeRules("headers", (createTestApp) => {
  test("every answer of the API is JSON of hers alone: never kept, framed, sniffed or run", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const route of routesOfApi(app)) {
      const { status, headers } = await mother.send(route.method, pathOf(route, { id: "none" }), { rawBody: undefined })
      expectSafe(headers, nameOf(route))
      expect(headers.get("cache-control"), nameOf(route)).toBe(cachingOf(route))
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'")
      if (status !== 302) expect(headers.get("content-type"), nameOf(route)).toMatch(/^application\/json(;|$)/)
    }
    const attached = (await (await app.mother("Bia")).get("/api/account/export")).headers.get("content-disposition")
    expect(attached).toMatch(/^attachment;/)
  })

  test("a page, a file and every failure are as safe", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const page = { accept: "text/html" }
    const answers = {
      page: await app.fetch("/dashboard", { headers: page }),
      file: await app.fetch("/robots.txt"),
      worker: await app.fetch("/service-worker.js"),
      "a file that is not there": await app.fetch("/nothing.txt"),
      "an address of the API that is not there": await app.fetch("/api/nothing"),
      "a body that is too large": await app.fetch("/api/calendar", { method: "POST", body: "a".repeat(70_000) }),
      health: await app.fetch("/healthz"),
    }
    for (const [what, { headers }] of Object.entries(answers)) expectSafe(headers, what)
    await app.db.schema.dropTable("session").execute()
    const failed = await app.visitor().signIn({ email: "a@example.org", password: "x" })
    expectSafe(failed.headers, "a failure")
  })

  test("a page runs no script that the build did not bring", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const policy = (await app.fetch("/")).headers.get("content-security-policy") ?? ""
    const scripts = policy.match(/script-src ([^;]*)/)?.[1] ?? ""
    expect(scripts.split(" ")).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
  })

  test("behind https the browser is told to stay there for a year, on plain http nothing is promised", async () => {
    const secure = await createTestApp({ BASE_URL: "https://florescer.example" })
    const plain = await createTestApp()
    for (const path of ["/healthz", "/api/progress", "/api/nothing"]) {
      expect((await secure.fetch(path)).headers.get("strict-transport-security")).toBe("max-age=31536000")
      expect((await plain.fetch(path)).headers.get("strict-transport-security")).toBeNull()
    }
  })
})
