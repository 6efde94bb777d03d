import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { expect, onTestFinished, test } from "vitest"
import { createLog } from "#server/log.ts"
import { pathOf, routesOfApi } from "./routes-of-api.ts"
import { describeRules } from "./test-app.ts"
import { validBody } from "./valid-bodies.ts"

const marker = "tokensecreto"

function builtApp() {
  const clientDir = mkdtempSync(join(tmpdir(), "florescer-client-"))
  onTestFinished(() => rmSync(clientDir, { recursive: true }))
  for (const file of ["index.html", "__spa-fallback.html"]) writeFileSync(join(clientDir, file), "<!doctype html>")
  writeFileSync(join(clientDir, "service-worker.js"), "work()")
  return clientDir
}

/** A path in one of the spellings that a browser, a mail program or an attacker may give it. */
function spellings(path: string) {
  const letter = (of: string) => {
    const hex = of.charCodeAt(0).toString(16)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(of) },
      fc.constantFrom(`%${hex}`, `%25${hex}`, of.toUpperCase(), ...(of === "/" ? ["//", "/./", "/x/../", "\\"] : [])),
    )
  }
  const start = fc.constantFrom("", "/", "//", "/api", "/pt", "/%2e", "/x/..")
  const end = fc.constantFrom("", "/", "//", "/more", ".html", ";a=b", "%00", "?", "?token=x", "#x")
  return fc
    .tuple(start, fc.tuple(...[...path].map(letter)), end)
    .map(([before, letters, after]) => before + letters.join("") + after)
}

describeRules("log of strangers' texts", (createTestApp) => {
  test("however a link is spelled, its token is not logged, only the pattern that it matched", async () => {
    for (const app of [await createTestApp(), await createTestApp({ clientDir: builtApp() })]) {
      const paths = [
        "/reset-password/",
        "/api/auth/reset-password/",
        "/api/auth/verify-email/",
        "/api/diary-entries/",
        "/",
      ]
      const path = fc.constantFrom(...paths).chain(spellings)
      const method = fc.constantFrom("GET", "HEAD", "POST", "DELETE", `X-${marker}`)
      await fc.assert(
        fc.asyncProperty(path, method, async (before, method) => {
          app.logLines.length = 0
          const address = `${before}${before.includes("?") ? "" : "/"}${marker}`
          await app.fetch(address.startsWith("/") ? address : `/${address}`, { method }).catch(() => {})
          for (const line of app.logLines) expect(line.toLowerCase()).not.toContain(marker)
        }),
        { numRuns: 300 },
      )
    }
  })

  test("the log names the route, and the method if there is one of that name", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const logged = async (path: string, method = "GET") => {
      app.logLines.length = 0
      await app.fetch(path, { method })
      const { route, method: loggedMethod } = JSON.parse(app.logLines.at(-1) ?? "{}")
      return `${loggedMethod} ${route}`
    }
    expect(await logged("/api/progress")).toBe("GET /api/progress")
    expect(await logged("/api/auth/sessions/1234", "DELETE")).toBe("DELETE /api/auth/sessions/:id")
    expect(await logged("/reset-password/1234")).toBe("GET /*")
    expect(await logged("/healthz")).toBe("GET /healthz")
    expect(await logged("/api/no/such/route", "PUT")).toBe("PUT unmatched")
    expect(await logged("/healthz", "BREW")).toBe("other unmatched")
  })

  test("no line at level warn or error repeats what a stranger sent along", async () => {
    const app = await createTestApp({ LOG_LEVEL: "warn" })
    const mother = await app.mother("Ana")
    const url = `https://${marker}.example/${marker}`
    const hostile: Record<string, string>[] = [
      { referer: url, origin: "" },
      { origin: url },
      { origin: "null", referer: url },
      { host: `${marker}.example` },
      { "x-forwarded-host": `${marker}.example`, "x-forwarded-proto": marker },
      { "user-agent": marker, "accept-language": marker, "content-type": `application/json; ${marker}` },
      { cookie: `florescer.session_token=${marker}.${marker}; ${marker}=${marker}`, referer: url },
      { "sec-fetch-site": marker, "sec-fetch-mode": "navigate", "sec-fetch-dest": marker },
    ]
    for (const route of routesOfApi(app)) {
      const body = validBody(route, { ...mother.account, id: mother.id, password: marker })
      const query = `?callbackURL=${encodeURIComponent(url)}&token=${marker}&redirectTo=${marker}`
      const path = pathOf(route, { id: crypto.randomUUID() }) + query
      for (const headers of hostile) {
        const own: Record<string, string> = { "content-type": "application/json", ...headers }
        const cookie = mother.cookies["florescer.session_token"]
        if (own.origin === "") delete own.origin
        const init = { method: route.method, ...(body && { body: JSON.stringify(body) }) }
        const asked = [
          await app.fetch(path, { ...init, headers: { cookie: `florescer.session_token=${cookie}`, ...own } }),
          await app.fetch(path, { ...init, headers: own, ...(body && { body: `{"${marker}` }) }),
        ]
        // An export that nobody reads stays open.
        for (const answer of asked) await answer.text()
      }
    }
    await app.background.settled()
    expect(app.logLines.join("")).not.toContain(marker)
  })
})

test("of one message at level error sixty lines a minute are written, and the next says how many were left out", () => {
  const lines: { msg: string; omitted?: number }[] = []
  let nowMs = 0
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) }, () => nowMs)
  for (let count = 0; count < 400; count++) log.error({ err: new Error("x") }, "request failed")
  log.error("another")
  for (let count = 0; count < 100; count++) log.info("security event")
  const of = (message: string) => lines.filter(({ msg }) => msg === message)
  expect([of("request failed").length, of("another").length, of("security event").length]).toEqual([60, 1, 100])
  nowMs = 60_000
  log.error("request failed")
  expect(of("request failed").at(-1)?.omitted).toBe(340)
})
