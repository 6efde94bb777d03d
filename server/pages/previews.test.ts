import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { expect, onTestFinished, test } from "vitest"
import { operation, sync } from "#tests/api/sync.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"

const page = (place: string) => `<!doctype html><html><body>${place}<main>Loading</main></body></html>`
const files = {
  "client/__spa-fallback.html": page(""),
  "client/service-worker.js": "work()",
  "client/addresses.json": JSON.stringify([
    { path: "/dashboard", files: ["/assets/day-12345678.js"] },
    { path: "/help", files: [] },
  ]),
  "previews/page.html": page(
    '<div><!--preview--></div><script data-language="%language%" data-files="%files%">show()</script>',
  ),
  "previews/new/native/dashboard.html": "<h1>Hello, %her-name%</h1><p>Day 1</p>",
  "previews/known/native/dashboard.html": "<h1>Hello, %her-name%</h1>",
  "previews/known/pt/dashboard.html": "<h1>Olá, %her-name%</h1>",
}

function builtApp() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-previews-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return join(folder, "client")
}

describeRules("previews", (createTestApp) => {
  const open = (
    app: TestApp,
    cookies: Record<string, string>,
    path = "/dashboard",
    headers: Record<string, string> = {},
  ) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    return app.fetch(path, { headers: { accept: "text/html", cookie: cookie.join("; "), ...headers } })
  }

  test("her first page shows the screen with her name, and no cache stores it", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    const answer = await open(app, mother.cookies)
    expect(await answer.text()).toContain("<h1>Hello, Ana</h1><p>Day 1</p>")
    expect(answer.headers.get("cache-control")).toBe("private, no-store")
    expect(answer.headers.get("link")).toBeNull()
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+';/)
  })

  test("nothing that is not hers is in it once she has told something", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    await sync(mother, [operation("dishesPlanned", { journeyId: "first", dishes: { "1-lunch": 5 } })])
    expect(await (await open(app, mother.cookies)).text()).toContain("Day 1")
    await sync(mother, [
      operation("itemDone", { journeyId: "current", day: 1, item: "morning", date: "2026-11-21" } as never),
    ])
    const text = await (await open(app, mother.cookies)).text()
    expect(text).toContain("Hello, Ana")
    expect(text).not.toContain("Day 1")
  })

  test("it is in her language, compressed, and names the files of its screen", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const mother = await app.mother("Ana")
    const headers = { "accept-language": "pt-BR", "accept-encoding": "br" }
    const answer = await open(app, mother.cookies, "/dashboard/", headers)
    const text = brotliDecompressSync(await answer.arrayBuffer()).toString()
    expect(text).toContain("Olá, Ana")
    expect(text).toContain('data-language="pt"')
    expect(text).toContain('data-files="/assets/day-12345678.js"')
  })

  test("a name is text, whatever it is", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const mother = await app.mother("Ana")
    const name = "<b>$&'\"%her-name%"
    await app.db.updateTable("user").set({ full_name: name }).where("id", "=", mother.id).execute()
    expect(await (await open(app, mother.cookies)).text()).toContain(
      "<h1>Hello, &lt;b&gt;$&amp;&#x27;&quot;%her-name%</h1>",
    )
  })

  test("there is none without a valid session, in silence, with a query, or of a screen without one", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const mother = await app.mother("Ana")
    const isShell = async (answer: Promise<Response>) => expect(await (await answer).text()).toBe(page(""))
    const forged = Object.fromEntries(Object.keys(mother.cookies).map((name) => [name, "forged.signature"]))
    await isShell(open(app, forged))
    await isShell(open(app, {}))
    await isShell(open(app, mother.cookies, "/help"))
    await isShell(open(app, mother.cookies, "/dashboard?tab=diary"))
    await mother.put("/api/silence", { value: { isOn: true }, changedAt: "2026-11-21T08:00:00.000Z" })
    await isShell(open(app, mother.cookies))
    const other = await app.mother("Bia")
    app.clock.now = new Date("2028-01-01T00:00:00.000Z")
    await isShell(open(app, other.cookies))
  })

  test("behind https there is none by a cookie that anybody on the network may have set", async () => {
    const app = await createTestApp({ clientDir: builtApp(), BASE_URL: "https://florescer.test" })
    const visitor = app.visitor()
    const post = (to: string, body: object) =>
      visitor.send("POST", to, { body, headers: { origin: "https://florescer.test" } })
    const account = { name: "Ana", email: "ana@example.org", password: "senha" }
    await post("/api/auth/sign-up/email", account)
    await post("/api/auth/sign-in/email", account)
    const cookie = visitor.cookies["__Secure-florescer.session_token"] ?? ""
    expect(await (await open(app, { "__Secure-florescer.session_token": cookie })).text()).toContain("<h1>")
    expect(await (await open(app, { "florescer.session_token": cookie })).text()).toBe(page(""))
  })

  test("there is none after she has signed out, or deleted her account", async () => {
    const app = await createTestApp({ clientDir: builtApp() })
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const former = [{ ...ana.cookies }, { ...bia.cookies }]
    for (const cookies of former) expect(await (await open(app, cookies)).text()).toContain("<h1>")
    await ana.post("/api/auth/sign-out")
    await app.db.deleteFrom("user").where("id", "=", bia.id).execute()
    for (const cookies of former) expect(await (await open(app, cookies)).text()).toBe(page(""))
  })
})
