import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { Hono } from "hono"
import { expect, onTestFinished, test } from "vitest"
import { operatorAddress, operatorName, privacyContact } from "#content/contact.ts"
import { noDetails } from "#domain/privacy/privacy-details.ts"
import { readEnv } from "../env.ts"
import type { Installation } from "./documents.ts"
import { pageRoutes } from "./routes.ts"

const addresses = [
  { path: "/", files: ["/assets/landing-12345678.js"] },
  { path: "/terms", files: [] },
  { path: "/pt", files: [] },
  { path: "/pt/terms", files: [] },
  { path: "/es/terms", files: [] },
  { path: "/login", files: [] },
  { path: "/dashboard", files: ["/assets/dashboard-12345678.js", "/assets/day-12345678.js"] },
  { path: "/my-plan/day/:day", files: [] },
]
const script = "console.log(1)\n".repeat(200)
const inlineScript = 'window.start = "<b>"'
const files = {
  "index.html": `<!doctype html><p>Home</p><script>${inlineScript}</script><script src="/assets/a.js"></script>`,
  "terms/index.html": '<!doctype html><link rel="alternate" href="https://florescer.app/pt/terms"><p>Terms</p>',
  "pt/index.html": "<!doctype html><p>Início</p>",
  "pt/terms/index.html": "<!doctype html><p>Termos</p>",
  "es/terms/index.html": "<!doctype html><p>Términos</p>",
  "__spa-fallback.html": `<!doctype html><p>Shell</p><script type="module">import "/assets/a.js"</script>`,
  "assets/a-12345678.js": script,
  "assets/a-12345678.js.br": brotliCompressSync(script),
  "assets/a-12345678.js.gz": gzipSync(script),
  "favicon.svg": "<svg/>",
  "service-worker.js": 'const shellRevision = "SHELL_REVISION"',
  "addresses.json": JSON.stringify(addresses),
}

const policy = {
  number: 1,
  textVersion: 10,
  revision: 1,
  publishedOn: "2026-11-26",
  appliesOn: null,
  details: noDetails,
}

function builtApp(content: Record<string, string | Buffer> = files, installation: Partial<Installation> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-client-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, "florescer-outside.txt"), "outside")
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, "client", file)), { recursive: true })
    writeFileSync(join(folder, "client", file), text)
  }
  return new Hono().route(
    "/",
    pageRoutes({
      clientDir: join(folder, "client"),
      installation: { ...readEnv({}), policy, baseUrl: "https://florescer.app", ...installation },
    }),
  )
}

test("a new visitor gets the page that was rendered for everybody", async () => {
  const app = builtApp()
  expect(await (await app.request("/")).text()).toContain("Home")
  expect(await (await app.request("/terms")).text()).toContain("Terms")
  expect(await (await app.request("/terms/")).text()).toContain("Terms")
})

test.each([
  ["pt-BR,pt;q=0.9,en;q=0.8", "Termos"],
  ["pt-PT", "Termos"],
  ["es-MX,es;q=0.9", "Términos"],
  ["fr-FR,fr;q=0.9,es;q=0.5", "Términos"],
  ["en-GB,en;q=0.9,pt;q=0.8", "Terms"],
  ["fr-FR", "Terms"],
  ["*", "Terms"],
  ["pt;q=0, es;q=0, *;q=1", "Terms"],
  ["ptx, es_MX, ;;q=, q=1", "Terms"],
  [`${"x-".repeat(2500)}pt`, "Terms"],
])("a browser that prefers %.40s gets %s", async (header, text) => {
  const answer = await builtApp().request("/terms", { headers: { "accept-language": header } })
  expect(await answer.text()).toContain(`<p>${text}</p>`)
  expect(answer.headers.get("vary")).toContain("Accept-Language")
})

test("the landing page goes by the language too, and an address that names a language goes before it", async () => {
  const app = builtApp()
  const inPortuguese = { headers: { "accept-language": "pt" } }
  expect(await (await app.request("/", inPortuguese)).text()).toContain("Início")
  expect(await (await app.request("/es/terms", inPortuguese)).text()).toContain("Términos")
})

test("pages name the addresses of this installation", async () => {
  const app = builtApp(files, { baseUrl: "https://clinica.example" })
  expect(await (await app.request("/terms")).text()).toContain("https://clinica.example/pt/terms")
})

test.each([
  "florescer.session_token=x",
  "__Secure-florescer.session_token=x",
  "florescer-language=pt",
  "__Secure-florescer-language=pt",
  "florescer-theme=dark",
])("who has %s gets the shell, which draws the page as it is hers", async (cookie) => {
  const answer = await builtApp().request("/", { headers: { cookie } })
  expect(await answer.text()).toContain("Shell")
  expect(answer.headers.get("vary")).toContain("Cookie")
})

test("a browser that cannot start the app gets the page as it was rendered, whoever it has been", async () => {
  const headers = { cookie: "florescer.session_token=x; florescer-language=pt" }
  expect(await (await builtApp().request("/es/terms?plain", { headers })).text()).toContain("Términos")
  expect(await (await builtApp().request("/es/terms", { headers })).text()).toContain("Shell")
  expect(await (await builtApp().request("/dashboard?plain", { headers })).text()).toContain("Shell")
})

test("every address of the app is the shell, and no page is kept by a cache that others share", async () => {
  const app = builtApp()
  for (const path of ["/dashboard", "/Dashboard", "/dashboard/", "/my-plan/day/3"]) {
    const answer = await app.request(path)
    expect(answer.status, path).toBe(200)
    expect(await answer.text()).toContain("Shell")
    expect(answer.headers.get("cache-control")).toBe("private, no-cache")
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/)
  }
})

test("an address that the app does not have is not found, and is the shell, which says so", async () => {
  const app = builtApp()
  for (const path of ["/nowhere", "/my-plan/day", "/my-plan/day/3/4", "/%E0%A4%A", "/dashboard.", "/terms/x"]) {
    const answer = await app.request(path, { headers: { accept: "text/html" } })
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).toContain("Shell")
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'")
  }
})

test("the shell brings the names of the files that the screen is drawn by", async () => {
  const answer = await builtApp().request("/dashboard")
  expect(answer.headers.get("link")).toContain("</assets/dashboard-12345678.js>; rel=modulepreload")
  expect((await builtApp().request("/")).headers.get("link")).toBeNull()
})

test("the service worker is asked for again each time, and is another when the shell is", async () => {
  const ours = await builtApp().request("/service-worker.js")
  const other = await builtApp({ ...files, "__spa-fallback.html": "<p>Another</p>" }).request("/service-worker.js")
  expect(ours.headers.get("cache-control")).toContain("no-cache")
  expect(ours.headers.get("content-type")).toMatch(/^text\/javascript/)
  expect(ours.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'")
  const text = await ours.text()
  expect(text).not.toContain("SHELL_REVISION")
  expect(await other.text()).not.toBe(text)
})

test("the shell has an address of its own, whoever asks", async () => {
  const headers = { cookie: "florescer.session_token=x" }
  const answer = await builtApp().request("/__spa-fallback.html", { headers })
  expect(await answer.text()).toContain("Shell")
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'")
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

const unpacked = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Uint8Array) => Buffer.from(bytes),
}

test.each([
  ["br, gzip", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip", "gzip"],
  ["", "identity"],
] as const)("who takes '%s' gets files and pages as %s", async (accepted, encoding) => {
  const app = builtApp()
  for (const [path, text] of [
    ["/assets/a-12345678.js", script],
    ["/terms", files["terms/index.html"]],
    ["/service-worker.js", ""],
  ] as const) {
    const answer = await app.request(path, { headers: { "accept-encoding": accepted } })
    expect(answer.headers.get("content-encoding") ?? "identity", path).toBe(encoding)
    expect(answer.headers.get("vary"), path).toMatch(/Accept-Encoding/)
    expect(unpacked[encoding](Buffer.from(await answer.arrayBuffer())).toString()).toContain(text)
  }
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
  const page = "contato@florescer.app"
  const app = builtApp(
    { ...files, "index.html": page, "__spa-fallback.html": page },
    { supportEmail: "ajuda@clinica.example" },
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

test("what an operator has named stands in the pages as text, whatever it holds", async () => {
  const page = `<meta name="operator-name" content="${operatorName}"><p>${operatorName}, ${operatorAddress}, ${privacyContact}</p>`
  const installation = {
    operatorName: `<script>alert("1")</script> & $& 'Flor'`,
    operatorAddress: "Rua das Flores, 1",
    privacyContact: "dados@clinica.example",
  }
  const answer = await builtApp({ ...files, "terms/index.html": page }, installation).request("/terms")
  const name = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; $&amp; &#x27;Flor&#x27;"
  expect(await answer.text()).toBe(
    `<meta name="operator-name" content="${name}"><p>${name}, Rua das Flores, 1, dados@clinica.example</p>`,
  )
})
