import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { describe, expect, test } from "vitest"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { databases } from "../amount.ts"
import { startMailServer } from "../api/mail-server.ts"
import { written } from "../api/sync.ts"
import { freshDatabaseUrl } from "../api/test-database.ts"
import { freshDataDir, motherOn, type Server, startServer } from "./server.ts"
import { until } from "./until.ts"

type Mother = Awaited<ReturnType<typeof motherOn>>

/** Begins to send a diary entry, as far as the server has begun to read it; `finish` sends the rest and gives the status. */
async function beginEntry({ url }: Server, mother: Pick<Mother, "id" | "cookies">, entryId: string) {
  const operations = [written(entryId, { notes: "Em voo" })]
  const body = JSON.stringify({ userId: mother.id, since: null, operations })
  const sending = request(`${url}/api/sync`, {
    method: "POST",
    headers: {
      cookie: Object.entries(mother.cookies).map((pair) => pair.join("=")),
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      expect: "100-continue",
    },
  })
  sending.flushHeaders()
  await once(sending, "continue")
  const answered = once(sending, "response") as Promise<[IncomingMessage]>
  // A line that breaks counts when the answer is asked for.
  answered.catch(() => {})
  return async function finish() {
    sending.end(body)
    const [answer] = await answered
    answer.resume()
    return answer.statusCode
  }
}

describe.each(databases)("told to stop (%s)", (type) => {
  test("it answers what is in flight, keeps what it answered, takes nothing new, and ends well", async () => {
    const settings = { DATA_DIR: freshDataDir(), DATABASE_URL: await freshDatabaseUrl(type) }
    const server = await startServer(settings)
    const mother = await motherOn(server, "Ana")
    const ids = Array.from({ length: 20 }, () => crypto.randomUUID())
    const inFlight = await Promise.all(ids.map((id) => beginEntry(server, mother, id)))
    server.child.kill("SIGTERM")
    await until(() =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    const statuses = await Promise.all(inFlight.map((finish) => finish()))
    expect(statuses).toEqual(ids.map(() => 200))
    expect(await server.ended).toBe(0)
    expect(server.output.err).toBe("")

    const next = await startServer(settings)
    const { body } = await next.visitor(mother.cookies).get("/api/account/export")
    const kept = body.diaryEntries.map(({ id }: { id: string }) => id)
    expect(kept.sort()).toEqual(ids.sort())
  })

  test("behind a load balancer it goes on answering while it is not ready any more, and ends its event streams", async () => {
    const databaseUrl = await freshDatabaseUrl(type)
    const server = await startServer({ DATA_DIR: freshDataDir(), DATABASE_URL: databaseUrl, STOP_DELAY_SECONDS: "2" })
    const mother = await motherOn(server, "Ana")
    const cookie = Object.entries(mother.cookies).map((pair) => pair.join("="))
    const stream = await fetch(`${server.url}/api/sync/events?userId=${mother.id}`, {
      headers: { cookie: cookie.join("; ") },
    })
    expect(stream.status).toBe(200)
    server.child.kill("SIGTERM")
    await until(async () => (await mother.get("/readyz")).status === 503)
    expect((await mother.get("/readyz")).headers.get("retry-after")).toBe("5")
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect(await stream.text()).toContain("event: version")
    expect(await server.ended).toBe(0)
  })

  test("it does not wait for a mail server that never answers: the mail stays, and the next start sends it", async () => {
    const mailServer = await startMailServer({ manner: "never answers" })
    const dataDir = freshDataDir()
    const databaseUrl = await freshDatabaseUrl(type)
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url }
    const server = await startServer(settings)
    const { account } = await motherOn(server, "Ana")
    await until(() => mailServer.state.tries === 1)
    expect(await server.end("SIGTERM")).toBe(0)

    const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"))
    const waiting = await database.db.selectFrom("outgoing_mails").selectAll().execute()
    expect(waiting).toMatchObject([{ kind: "confirm-email", attempts: 1 }])
    // As if the five minutes were over for which the server had claimed it.
    await database.db.updateTable("outgoing_mails").set({ due_at: new Date().toISOString() }).execute()
    await database.close()
    mailServer.state.manner = "takes"
    await startServer(settings)
    await until(() => mailServer.received.length > 0)
    expect(mailServer.received).toMatchObject([{ to: [{ address: account.email }] }])
  })
})
