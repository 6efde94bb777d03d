import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { listen } from "#server/listen.ts"
import { freePort } from "#tests/e2e/server.ts"
import { startMailServer } from "./mail-server.ts"
import { operation } from "./sync.ts"
import { describeRules, type TestApp } from "./test-app.ts"

type Line = Record<string, unknown> & { msg: string }

const root = join(import.meta.dirname, "../..")

function linesOf(app: TestApp, msg: string): Line[] {
  return app.logLines.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg)
}

describeRules("lines of the log", (createTestApp) => {
  test("an operation that fails is joined with its request by the id, and the answer has it too", async () => {
    const app = await createTestApp({ LOG_LEVEL: "info" })
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await app.db.schema.dropTable("rows").execute()
    const weigh = (mother: typeof ana) => {
      const operations = [operation("weightLogged", { date: "2026-11-21", kg: 71.4 })]
      return mother.post("/api/sync", { userId: mother.id, since: null, operations })
    }
    const answers = await Promise.all([weigh(ana), weigh(bia)])
    const ids = answers.map(({ headers }) => headers.get("x-request-id"))
    expect(new Set(ids).size).toBe(2)
    expect(
      linesOf(app, "operation failed")
        .map(({ requestId }) => requestId)
        .toSorted(),
    ).toEqual(ids.toSorted())

    await app.db.schema.dropTable("calendar_feeds").execute()
    const failed = await ana.get("/api/calendar")
    const requestId = failed.headers.get("x-request-id")
    expect(failed).toMatchObject({ status: 500, body: { code: "INTERNAL", requestId } })
    const about = app.logLines.map((line) => JSON.parse(line) as Line).filter((line) => line.requestId === requestId)
    expect(about).toMatchObject([
      { level: 50, msg: "request failed", err: { type: expect.any(String) } },
      { level: 30, msg: "request", method: "GET", route: "/api/calendar", status: 500, ms: expect.any(Number) },
    ])
  })

  test("a mail that is sent later, with those of others, is joined with the request that asked for it", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SMTP_URL: server.url })
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await app.background.settled()
    app.logLines.length = 0
    const asked = [ana, bia].map(({ post, account }) =>
      post("/api/auth/request-password-reset", { email: account.email }),
    )
    const ids = (await Promise.all(asked)).map(({ headers }) => headers.get("x-request-id"))
    await app.background.settled()
    const tried = () => linesOf(app, "mail not sent yet").filter(({ kind }) => kind === "reset-password")
    expect(
      tried()
        .map(({ requestId }) => requestId)
        .toSorted(),
    ).toEqual(ids.toSorted())
    app.logLines.length = 0
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    app.mails.wake()
    await app.background.settled()
    expect(
      tried()
        .map(({ requestId }) => requestId)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })

  test("a line of a daily job names the job, and no request", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    // Sessions are dated by the machine's clock, so the app's clock is set in relation to it.
    app.clock.now = new Date(Date.now() + 90 * 86_400_000)
    app.jobs.wake()
    await app.background.settled()
    const [line] = linesOf(app, "expired rows deleted")
    expect(line).toMatchObject({ job: "delete-expired", table: "session" })
    expect(line).not.toHaveProperty("requestId")
  })
})

describeRules("the id of a request", (createTestApp) => {
  async function listening(settings: Record<string, string>) {
    const app = await createTestApp(settings)
    const port = await freePort()
    const close = await listen(app.handler, { host: "127.0.0.1", port })
    onTestFinished(async () => void (await close()))
    return async (requestId: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { "X-Request-Id": requestId } })
      return answer.headers.get("x-request-id")
    }
  }

  test("is the proxy's if that is trusted, and if it has the form in which nobody can write a name", async () => {
    const ask = await listening({ TRUSTED_PROXIES: "loopback" })
    for (const id of ["0123456789abcdef0123456789abcdef", "01a1fdea-d2b2-76cb-900b-ce5801af2c30"])
      expect(await ask(id)).toBe(id)
    for (const id of ["ana@example.org", "5581999990000", "0123456789abcdef", `${"0".repeat(32)}x`, "g".repeat(32)])
      expect(await ask(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  test("is made anew where nobody is trusted, or somebody else", async () => {
    for (const settings of [{ TRUSTED_PROXIES: "" }, { TRUSTED_PROXIES: "none" }, { TRUSTED_PROXIES: "10.0.0.0/8" }]) {
      const id = "0123456789abcdef0123456789abcdef"
      expect(await (await listening(settings))(id)).not.toBe(id)
    }
  })

  test.each([
    ["none", []],
    ["failed", [500]],
    ["all", [200, 404, 500]],
  ])("with LOG_REQUESTS=%s the requests answered %j are lines", async (wanted, statuses) => {
    const app = await createTestApp({ LOG_LEVEL: "info", LOG_REQUESTS: wanted })
    const ana = await app.mother("Ana")
    await app.db.schema.dropTable("calendar_feeds").execute()
    app.logLines.length = 0
    for (const path of ["/healthz", "/api/nothing", "/api/calendar"]) await ana.get(path)
    expect(linesOf(app, "request").map(({ status }) => status)).toEqual(statuses)
  })
})

test("the guide for operators lists every field that a line can have, and no other", () => {
  const guide = readFileSync(join(root, "docs/deploy.md"), "utf8")
  const table = guide.split("| field | what it is |")[1]?.split("\n\n")[0] ?? ""
  const listed = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(
    ([, names = ""]) => names.match(/\w+/g) ?? [],
  )
  const used = new Set(["level", "time", "msg", "requestId", "job"])
  for (const file of globSync("server/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })) {
    const source = readFileSync(join(root, file), "utf8")
    for (const [, fields = ""] of source.matchAll(/\blog(?:\.\w+|\[level\])\(\s*\{([^}]+)\}/g))
      for (const [, field = ""] of fields.matchAll(/(?:^|,)\s*(\w+)/g)) used.add(field)
  }
  expect(listed.toSorted()).toEqual([...used].toSorted())
})
