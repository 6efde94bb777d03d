import type { Socket } from "node:net"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { amount } from "../amount.ts"
import { failingNetwork } from "./failing-network.ts"
import { operation } from "./sync.ts"
import { describeOnPostgres } from "./test-app.ts"
import { freshDatabaseUrl } from "./test-database.ts"
import type { Answer } from "./visitor.ts"

const brokenOff = { status: 200, headers: new Headers(), body: null }
/** More statements than any route needs. */
const statementsMax = 60

async function administrator(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const name = new URL(databaseUrl).pathname.slice(1)
  return {
    async endOthers() {
      await client.query(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [name],
      )
    },
    query: (sql: string) => client.query(sql),
    setReadOnly: (isOn: boolean) => client.query(`alter database ${name} set default_transaction_read_only = ${isOn}`),
  }
}

describeOnPostgres("a database that goes away at any statement", (createTestApp) => {
  test.each(["connections are cut", "an operator ends them", "the next server is a standby"])(
    "%s: every route answers, or says when to ask again, and none is mistaken for a refusal or a fault",
    async (what) => {
      const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
      const network = await failingNetwork(databaseUrl)
      const app = await createTestApp({ DATABASE_URL: network.url })
      const admin = await administrator(databaseUrl)
      const ana = await app.mother("Ana")
      const { email, password } = ana.account
      const glass = () =>
        operation("glassDrunk", { date: app.clock.now.toISOString().slice(0, 10), glassId: crypto.randomUUID() })
      const push = () => ({ userId: ana.id, since: null, operations: [glass(), glass()] })
      const newAccount = () => ({ name: "Bia", email: `${crypto.randomUUID()}@example.org`, password })

      const requests = {
        push: () => ana.post("/api/sync", push()),
        pull: () => ana.post("/api/sync", { userId: ana.id, since: null, operations: [] }),
        "policy notice": () => ana.put("/api/policy-notice", {}),
        read: () => ana.get("/api/diary-entries"),
        session: () => ana.get("/api/auth/get-session"),
        "sign-in": () => app.visitor().signIn({ email, password }),
        "sign-up": () => app.visitor().signUp(newAccount()),
        // An answer that has begun can only be broken off, and a browser does not take it for complete.
        export: () => ana.get("/api/account/export").catch(() => brokenOff),
        "support hours": () => ana.get("/api/support-hours"),
        calendar: () => ana.get("/api/calendar"),
        ready: () => app.visitor().get("/readyz"),
        page: () => app.visitor().get("/login"),
      }

      async function fail(sockets: Socket[]) {
        if (what === "connections are cut") for (const socket of sockets) socket.destroy()
        if (what === "the next server is a standby") await admin.setReadOnly(true)
        if (what !== "connections are cut") await admin.endOthers()
      }

      function isFine(name: string, { status, headers }: Answer) {
        if (status === 503) return headers.has("retry-after")
        // The answer to this request has no body.
        return status === (name === "policy notice" ? 400 : 200)
      }

      // The product meets the same errors whichever way the database goes away.
      const step = what === "connections are cut" ? 1 : amount(4, 1)
      const wrong: string[] = []
      for (const [name, send] of Object.entries(requests)) {
        let statement = 1
        for (; statement < statementsMax; statement += step) {
          network.failAt(statement, fail)
          const answer: Answer = await send()
          const hasFailed = network.hasFailed()
          await network.end()
          if (what === "the next server is a standby") await admin.setReadOnly(false)
          if (!hasFailed) break
          if (!isFine(name, answer))
            wrong.push(`${name} at ${statement}: ${answer.status} ${JSON.stringify(answer.body)}`)
        }
        expect(statement, name).toBeLessThan(statementsMax)
      }
      expect(wrong).toEqual([])
    },
  )

  test("a sign-up whose account has no room on the disk is told to come again, and made once there is", async () => {
    const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
    const app = await createTestApp({ DATABASE_URL: databaseUrl })
    const { query } = await administrator(databaseUrl)
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`)
    await query(`create trigger disk_full before insert on "user" execute function refuse()`)
    const account = { name: "Bia", email: "bia@example.org", password: "um segredo bom" }
    const { status, headers } = await app.visitor().signUp(account)
    expect([status, headers.has("retry-after")]).toEqual([503, true])
    await query("drop function refuse cascade")
    expect((await app.visitor().signUp(account)).status).toBe(200)
  })

  test("writes go on as soon as the server that took over takes them, whatever connections were idle", async () => {
    const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
    const admin = await administrator(databaseUrl)
    const { db, close, pool } = await openDatabase({ dataDir: "", databaseUrl }, createLog("silent"))
    onTestFinished(close)
    await db.schema.createTable("probe").addColumn("id", "integer").execute()
    await admin.setReadOnly(true)
    await admin.endOthers()
    const write = () => db.withTables<{ probe: { id: number } }>().insertInto("probe").values({ id: 1 }).execute()
    // These reads open ten connections, all of them to a server that has become a standby.
    const read = () => db.introspection.getTables()
    await Promise.allSettled(Array.from({ length: 20 }, read))
    await Promise.allSettled(Array.from({ length: 20 }, read))
    expect(pool?.totalCount).toBe(10)
    await admin.setReadOnly(false)
    await expect(write()).rejects.toMatchObject({ code: "25006" })
    await Promise.all(Array.from({ length: 20 }, write))
  })
})
