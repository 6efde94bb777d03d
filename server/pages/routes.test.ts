import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { gunzipSync } from "node:zlib"
import { Hono } from "hono"
import { expect, onTestFinished, test } from "vitest"
import { pageRoutes } from "./routes.ts"

const inlineScript = 'window.start = "<b>"'
const files = {
  "index.html": `<!doctype html><p>Home</p><script>${inlineScript}</script><script src="/assets/a.js"></script>`,
  "terms/index.html": "<!doctype html><p>Terms</p>",
  "__spa-fallback.html": `<!doctype html><p>Shell</p><script type="module">import "/assets/a.js"</script>`,
  "assets/a-12345678.js": "console.log(1)\n".repeat(200),
  "favicon.svg": "<svg/>",
}

function builtApp(content: Record<string, string> = files, supportEmail = "contato@florescer.app") {
  const folder = mkdtempSync(join(tmpdir(), "florescer-client-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, "..", "florescer-outside.txt"), "outside")
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return new Hono().route("/", pageRoutes(folder, supportEmail))
}

test("a new visitor gets the page that was rendered for everybody", async () => {
  const app = builtApp()
  expect(await (await app.request("/")).text()).toContain("Home")
  expect(await (await app.request("/terms")).text()).toContain("Terms")
  expect(await (await app.request("/terms/")).text()).toContain("Terms")
})

test.each([
  "florescer.session_token=x",
  "__Secure-florescer.session_token=x",
  "florescer-language=pt",
  "florescer-theme=dark",
])("who has %s gets the shell, which draws the page as it is hers", async (cookie) => {
  const answer = await builtApp().request("/", { headers: { cookie } })
  expect(await answer.text()).toContain("Shell")
  expect(answer.headers.get("vary")).toContain("Cookie")
})

test("every other path is the shell, and no page is kept by a cache that others share", async () => {
  const app = builtApp()
  for (const path of ["/dashboard", "/my-plan/day/3", "/meu-plano", "/nowhere", "/%E0%A4%A", "/reset-password/abc"]) {
    const answer = await app.request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain("Shell")
    expect(answer.headers.get("cache-control")).toBe("private, no-cache")
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/)
  }
})

test("a page lets its own inline scripts run and no other", async () => {
  const app = builtApp()
  const hash = createHash("sha256").update(inlineScript).digest("base64")
  const home = (await app.request("/")).headers.get("content-security-policy") ?? ""
  expect(home).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(home).toContain("default-src 'self'")
  expect(home).toContain("frame-ancestors 'none'")
  expect((await app.request("/terms")).headers.get("content-security-policy")).toContain("script-src 'self';")
})

test("a page that has not changed is not sent again", async () => {
  const app = builtApp()
  const etag = (await app.request("/terms")).headers.get("etag") ?? ""
  const answer = await app.request("/terms", { headers: { "if-none-match": etag } })
  expect(answer.status).toBe(304)
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'")
  expect((await app.request("/", { headers: { "if-none-match": etag } })).status).toBe(200)
})

test("a hashed file is kept for a year, any other is asked for again", async () => {
  const app = builtApp()
  const script = await app.request("/assets/a-12345678.js")
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect(script.headers.get("content-type")).toMatch(/^text\/javascript/)
  const icon = await app.request("/favicon.svg")
  expect(icon.headers.get("cache-control")).toBe("no-cache")
  const again = await app.request("/favicon.svg", { headers: { "if-none-match": icon.headers.get("etag") ?? "" } })
  expect(again.status).toBe(304)
})

test("text goes compressed to whom it may", async () => {
  const answer = await builtApp().request("/assets/a-12345678.js", { headers: { "accept-encoding": "gzip" } })
  expect(answer.headers.get("content-encoding")).toBe("gzip")
  expect(gunzipSync(await answer.bytes()).toString()).toBe(files["assets/a-12345678.js"])
})

test("a file that does not exist is not found, and nothing outside the build is ever read", async () => {
  const app = builtApp()
  const paths = [
    "/assets/gone.js",
    "/robots.txt",
    "/../florescer-outside.txt",
    "/%2e%2e/florescer-outside.txt",
    "/..%2fflorescer-outside.txt",
  ]
  for (const path of [...paths, "/assets/..%5c..%5cflorescer-outside.txt", "/assets/", "/%00.txt"]) {
    const answer = await app.request(path)
    expect(await answer.text(), path).not.toContain("outside")
    if (path !== "/assets/") expect(answer.status, path).toBe(404)
  }
})

test("without a build there are no pages", async () => {
  expect((await builtApp({}).request("/")).status).toBe(404)
})

test("the pages name the contact address of this installation", async () => {
  const app = builtApp(
    { "index.html": "contato@florescer.app", "__spa-fallback.html": "contato@florescer.app" },
    "ajuda@clinica.example",
  )
  expect(await (await app.request("/")).text()).toBe("ajuda@clinica.example")
  expect(await (await app.request("/login")).text()).toBe("ajuda@clinica.example")
})

test("an address with a dot in it is a page for a browser, and a file that exists is that file", async () => {
  const app = builtApp()
  const browser = { headers: { accept: "text/html,*/*" } }
  expect(await (await app.request("/my-plan/day/1.5", browser)).text()).toContain("Shell")
  expect(await (await app.request("/favicon.svg", browser)).text()).toBe("<svg/>")
  expect((await app.request("/my-plan/day/1.5")).status).toBe(404)
})
