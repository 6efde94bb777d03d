import { fork } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { ownKey } from "#domain/nouns/noun.ts"
import { type Database, openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { storedRow } from "#tests/api/stored-row.ts"
import { baseUrl, createVisitor } from "#tests/api/visitor.ts"
import { freePort, startServer } from "#tests/e2e/server.ts"
import { type Asked, ask } from "../api/load.ts"
import { type Figure, report } from "../figures.ts"

const due = Number(process.argv[2] ?? 10_000)
const kinds = ["reminders", "visits"] as const
type Kind = (typeof kinds)[number]
const idleSeconds = 10
const dueAt = new Date().toISOString()
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

console.log(`Sending ${due} reminders and ${due} of visits, each due at once, on SQLite…`)
const service = fork(here("push-service.ts"))
const [{ port: pushPort }] = await once(service, "message")
const dataDir = await mkdtemp(join(tmpdir(), "florescer-bench-reminders-"))
const settings = { BASE_URL: baseUrl, PUSH_PORT: String(pushPort) }
const server = await startServer({
  dataDir,
  port: await freePort(),
  settings,
  program: fileURLToPath(import.meta.resolve("#tests/pushing-server.ts")),
})
try {
  const read = await signedInRead()
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, createLog("silent"), {
    withoutQueryTimeout: true,
  })
  for (const kind of kinds) await addReminded(database, kind)
  // The accounts exist already, but none of their reminders is due yet, so only the sending makes a difference.
  const idle = await ask(read, idleSeconds)
  const rows: Figure[] = []
  for (const kind of kinds) {
    service.send(due)
    const sent = once(service, "message")
    const reminded = database.db.updateTable("reminder_channels").where("user_id", "like", `${kind}-%`)
    await reminded.set({ due_at: dueAt }).execute()
    // The server looks for due reminders at intervals, so the seconds are counted from the first one sent.
    const [{ seconds }, busy] = await Promise.all([sent.then(([message]) => message), readWhile(read, sent)])
    rows.push(
      { name: `${due} ${kind}, sent by one process`, value: seconds, limit: 60, unit: "s" },
      {
        name: `Idle reads per second, meanwhile = 1 (${kind})`,
        value: idle.perSecond / busy,
        limit: 1 / 0.8,
        unit: "×",
      },
    )
  }
  await database.close()
  const isWithin = report(rows)
  process.exitCode = isWithin ? 0 : 1
} finally {
  service.kill()
  await server.stop()
  await rm(dataDir, { recursive: true })
}

async function signedInRead(): Promise<Asked> {
  const visitor = createVisitor((url, init) => fetch(server.url + url.slice(baseUrl.length), init))
  const account = { name: "Ana", email: "ana@example.org", password: "senha de Ana" }
  await visitor.signUp(account)
  await visitor.signIn(account)
  const cookie = Object.entries(visitor.cookies)
    .map((pair) => pair.join("="))
    .join("; ")
  return { url: `${server.url}/api/profile`, requests: [{ headers: { cookie } }], connections: 2 }
}

async function readWhile(read: Asked, sent: Promise<unknown>): Promise<number> {
  let isSending = true
  void sent.then(() => {
    isSending = false
  })
  const rates: number[] = []
  while (isSending) rates.push((await ask(read, 5)).perSecond)
  const during = rates.length > 1 ? rates.slice(0, -1) : rates
  return during.reduce((sum, rate) => sum + rate, 0) / during.length
}

/** Returns the rows because of which a user is reminded now: of a glass of water, or of a visit in two hours. */
function dueRows(kind: Kind, userId: string) {
  const quiet = { timeZone: "UTC", quietFrom: "00:00", quietUntil: "00:00" }
  if (kind === "reminders") return [ownRow(userId, "reminderTimes", { ...quiet, waterReminder: [dueAt.slice(11, 16)] })]
  const begins = new Date(Date.parse(dueAt) + 2 * 60 * 60_000).toISOString()
  const visit = { what: "Pediatra", date: begins.slice(0, 10), time: begins.slice(11, 16), patient: "baby" }
  return [ownRow(userId, "reminderTimes", quiet), ownRow(userId, "visits", { "a visit": visit })]
}

function ownRow(userId: string, noun: "reminderTimes" | "visits", values: object) {
  const changedAt = Object.fromEntries(Object.keys(values).map((field) => [field, dueAt]))
  return storedRow(userId, noun, ownKey, { values, changedAt })
}

async function addReminded(database: Database, kind: Kind) {
  const at = dueAt
  const before = new Date(Date.parse(at) - 120_000).toISOString()
  for (let first = 0; first < due; first += 100) {
    const ids = Array.from({ length: Math.min(100, due - first) }, (_, index) => `${kind}-${first + index}`)
    await database.db.transaction().execute(async (db) => {
      await db
        .insertInto("user")
        .values(
          ids.map((id) => ({
            id,
            full_name: "Ana",
            email: `${id}@example.org`,
            emailVerified: 1,
            createdAt: at,
            updatedAt: at,
          })),
        )
        .execute()
      await db
        .insertInto("rows")
        .values(ids.flatMap((id) => dueRows(kind, id)))
        .execute()
      await db
        .insertInto("reminder_channels")
        .values(
          ids.map((user_id) => ({
            user_id,
            id: "device",
            ...aSubscription(),
            language: "pt" as const,
            is_discreet: 0,
            created_at: before,
            sent_until: before,
            due_at: null,
            leased_until: null,
            lease_id: null,
            failures: 0,
          })),
        )
        .execute()
    })
  }
}
