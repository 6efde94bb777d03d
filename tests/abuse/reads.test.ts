import type { DatabaseConnection, QueryResult } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { rowNouns } from "#domain/nouns/nouns.ts"
import { reportMonths } from "#domain/team/report-month.ts"
import { countRows } from "#server/sync/rows.ts"
import { nameOf, routesOfApi } from "../api/routes-of-api.ts"
import { teamMember } from "../api/team-member.ts"
import { describeRules, type TestApp } from "../api/test-app.ts"
import { fillAccount } from "./full-account.ts"
import { type Bound, bounds } from "./read-bounds.ts"

/** Reads that return everything of hers page by page, and streams that do not end. */
const others = ["GET /api/account/export", "GET /api/sync/events", "GET /api/team/events"]
/** From this number of rows on, a read of hers has to take its turn. */
const many = 100
/** More requests than may wait. */
const atOnce = 40
/** These routes do not read from the database. */
const readNothing = ["GET /api/return", "GET /api/auth/verify-email", "GET /api/openapi.json"]

describeRules("reads of a full account", (createTestApp) => {
  test("each is bounded in statements, rows and bytes, whatever is stored, those of much take turns, and every change arrives once", {
    timeout: 240_000,
  }, async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app, "Marta", { isOperator: true })]
    const [secret = ""] = await fillAccount(app.database, ana, app.clock.now)
    const { id } = await app.db.selectFrom("team_conversations").select("id").executeTakeFirstOrThrow()
    const taken = await countingTaken(app)

    const pathsOf: Record<string, string[]> = {
      "GET /api/sync": [
        `userId=${ana.id}`,
        `userId=${ana.id}&since=1`,
        `userId=${ana.id}&after=2:water:2026-01-01`,
      ].map((query) => `/api/sync?${query}&epoch=first`),
      "GET /api/diary-entries/months": [`/api/diary-entries/months?userId=${ana.id}&timeZone=America/Recife`],
      "GET /api/diary-entries/older": [`/api/diary-entries/older?userId=${ana.id}&before=2030-01-01T00:00:00.000Z`],
      "GET /api/check-ins/:date": ["/api/check-ins/2026-11-20"],
      "GET /api/team/conversations": ["/api/team/conversations?box=open"],
      "GET /api/team/report": reportMonths(app.clock.now).map((month) => `/api/team/report?month=${month}&language=pt`),
      "GET /api/team/conversations/:id": [`/api/team/conversations/${id}`],
    }
    const routes = routesOfApi(app).filter((route) => route.method === "GET" && !others.includes(nameOf(route)))
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(bounds).sort())
    const dear: string[] = []
    for (const route of routes) {
      const name = nameOf(route)
      const who = route.path.startsWith("/api/team") ? marta : ana
      const headers: Record<string, string> = name === "GET /api/helping" ? { authorization: `Bearer ${secret}` } : {}
      for (const path of pathsOf[name] ?? [route.path]) {
        const { status, ...read } = await taken(() => who.send("GET", path, { headers }))
        expect([200, 302], `${name} ${status}`).toContain(status)
        expect(read.statements > 0, name).toBe(!readNothing.includes(name))
        const bound = bounds[name] as Bound
        const isOver = Object.entries(bound).some(([what, most]) => read[what as keyof Bound] > most)
        expect(isOver ? `${name} read ${JSON.stringify(read)}` : "within").toBe("within")
        if (read.rows >= many && who === ana) dear.push(path)
      }
    }
    expect(dear.length).toBeGreaterThan(4)
    for (const path of dear) {
      const answers = await Promise.all(Array.from({ length: atOnce }, () => ana.get(path)))
      expect(new Set(answers.map(({ status }) => status)), path).toEqual(new Set([200, 429]))
    }
    await expectEveryChangeOnce(app, ana)
  })
})

/** Reads all changes page by page from the first one and expects each exactly once. */
async function expectEveryChangeOnce(app: TestApp, ana: Awaited<ReturnType<TestApp["mother"]>>) {
  const keys: string[] = []
  let after: string | undefined
  do {
    const query = new URLSearchParams({ userId: ana.id, since: "1", epoch: "first", ...(after && { after }) })
    const { body } = await ana.get(`/api/sync?${query}`)
    expect(body.isWhole).toBe(false)
    keys.push(...body.changes.map(({ noun, key }: { noun: string; key: string }) => `${noun} ${key}`))
    after = body.next
  } while (after)
  expect(new Set(keys).size).toBe(keys.length)
  const count = (noun: string) => keys.filter((key) => key.startsWith(`${noun} `)).length
  const asked = app.db.selectFrom("support_questions").select(({ fn }) => fn.countAll().as("rows"))
  expect(count("questions")).toBe(Number((await asked.executeTakeFirstOrThrow()).rows))
  for (const noun of rowNouns) expect(count(noun), noun).toBe(await countRows(app.db, ana.id, noun))
}

/** Counts what a request asks of the database and gets from it, at the connection, below all of our code. */
async function countingTaken({ db, database: { pool } }: TestApp) {
  const read = { statements: 0, rows: 0, bytes: 0 }
  await db.getExecutor().provideConnection(async (connection) => {
    const connections = Object.getPrototypeOf(connection) as DatabaseConnection
    const { executeQuery } = connections
    connections.executeQuery = async function <Row>(...query: Parameters<DatabaseConnection["executeQuery"]>) {
      const result = (await executeQuery.apply(this, query)) as QueryResult<Row>
      read.statements++
      read.rows += result.rows.length
      read.bytes += Buffer.byteLength(JSON.stringify(result.rows, (_, it) => (typeof it === "bigint" ? `${it}` : it)))
      return result
    }
    onTestFinished(() => {
      connections.executeQuery = executeQuery
    })
  })
  // Connections that are already open still use the uncounted function, so they are closed.
  const open = await Promise.all(Array.from({ length: pool?.options.max ?? 0 }, () => pool?.connect()))
  for (const client of open) client?.release(true)

  return async (ask: () => Promise<{ status: number }>) => {
    Object.assign(read, { statements: 0, rows: 0, bytes: 0 })
    const { status } = await ask()
    const { statements, rows, bytes } = read
    return { status, statements, rows, kilobytes: Math.ceil(bytes / 1024) }
  }
}
