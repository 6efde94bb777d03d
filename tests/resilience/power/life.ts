import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import pg from "pg"
import { expect } from "vitest"
import type { Operation, SyncRequest } from "#domain/operations/operations.ts"
import { type Database, sqliteFile } from "#server/database/open.ts"
import { withdrawnId } from "#server/sync/receipts.ts"
import { readOutbox } from "../../api/outbox.ts"
import { tablesOfUsers } from "../../api/tables-of-users.ts"
import { problemsOf } from "../../simulation/invariants.ts"
import { createLedger } from "../../simulation/ledger.ts"
import type { Mother } from "../../simulation/users.ts"
import { createPhone } from "../phone.ts"
import { motherOn, type Server } from "../server.ts"
import { until } from "../until.ts"
import { expectWhole } from "../whole.ts"

export type Lived = Awaited<ReturnType<typeof live>>
const names = ["Ana", "Bia"]
const acknowledgedMost = 300

/** Mothers sign up and use their phones for a while. Of whatever is acknowledged it is noted where the record was by then. */
export async function live(server: Server, place: () => number) {
  const ledger = createLedger(names.length)
  const signedUpAt = new Map<string, number>()
  const acknowledgedAt = new Map<string, number>()
  const sentAt = new Map<string, number>()
  const mothers: Mother[] = []
  for (const [index, name] of names.entries()) {
    const { id, cookies } = await motherOn(server, name)
    const [pair = []] = Object.entries(cookies).filter(([cookie]) => cookie.endsWith("session_token"))
    mothers.push({ index, name, id, cookie: pair.join("=") })
    signedUpAt.set(id, place())
  }
  const phones = mothers.map((mother) =>
    createPhone(mother, ledger, mother.index, (id) => acknowledgedAt.set(id, acknowledgedAt.get(id) ?? place())),
  )
  let isOver = false
  const used = phones.map((phone) => phone.use(noting(visitorOf(server, phone.mother)), () => isOver))
  await until(() => acknowledgedAt.size > acknowledgedMost)
  isOver = true
  await Promise.all(used)
  expect(ledger.violations).toEqual([])
  return { mothers, ledger, signedUpAt, sentAt, acknowledgedAt }

  function noting({ post }: ReturnType<typeof visitorOf>) {
    return {
      post(path: string, request: SyncRequest) {
        for (const { id } of request.operations) sentAt.set(id, sentAt.get(id) ?? place())
        return post(path, request)
      },
    }
  }
}

function visitorOf(server: Server, { cookie }: Mother) {
  const at = cookie.indexOf("=")
  return server.visitor({ [cookie.slice(0, at)]: cookie.slice(at + 1) })
}

type Restarted = { server: Server; database: Database; dataDir: string }

/** Whether all that was acknowledged before a place is there, and nothing is half there. */
export async function expectKept({ server, database, dataDir }: Restarted, lived: Lived, place: number) {
  const { db } = database
  await expectWhole(database)
  const tables = await tablesOfUsers(database)
  const mails = await readOutbox(dataDir)
  for (const mother of lived.mothers) {
    if ((lived.signedUpAt.get(mother.id) ?? 0) > place) continue
    const visitor = visitorOf(server, mother)
    expect((await visitor.get("/api/progress")).status, "the session that she had").toBe(200)
    const hers = db.selectFrom("outgoing_mails").select("id").where("user_id", "=", mother.id)
    const isPending = (await hers.execute()).length > 0
    expect(isPending || mails.some(({ to }) => to?.startsWith(mother.name.toLowerCase())), "her mail").toBe(true)

    await sendAgain(visitor, mother, lived, place)
    const receipts = db.selectFrom("receipts").select("operation_id").where("user_id", "=", mother.id)
    const there = (await receipts.orderBy("version").execute()).map(({ operation_id }) => operation_id)
    const ledger = createLedger(names.length)
    ledger.seenRevisions.clear()
    for (const [id, revision] of lived.ledger.seenRevisions) ledger.seenRevisions.set(id, revision)
    const doneOf = new Map([...lived.ledger.done].map(([id, done]) => [withdrawnId(mother.id, id), done]))
    for (const id of there) {
      const done = lived.ledger.done.get(id) ?? doneOf.get(id)
      if (done) ledger.apply(mother.index, done.operation, momentOf(lived, mother, done.operation))
    }
    for (const [id, at] of lived.acknowledgedAt) {
      const done = lived.ledger.done.get(id)
      if (done?.mother === mother.index && at <= place && !done.isDiscarded) ledger.done.set(id, done)
    }
    const fresh = createPhone(mother, createLedger(names.length), 0)
    await fresh.sync(visitor)
    const schedule = { isConnectedFirst: true, steps: [] }
    const rest = { mother, ledger, server: { app: { db }, mothers: lived.mothers }, tables, tabs: [], fresh: fresh.tab }
    expect(await problemsOf({ schedule, ...rest }), `after a cut at ${place}`).toEqual([])
  }
}

/** What was under way by a place is sent again, as by her phone: a withdrawn consent deletes most of its rows before it counts. */
async function sendAgain({ post }: ReturnType<typeof visitorOf>, mother: Mother, lived: Lived, place: number) {
  const isUnderWay = (id: string) => (lived.acknowledgedAt.get(id) ?? Number.POSITIVE_INFINITY) > place
  const ids = [...lived.sentAt].flatMap(([id, at]) => (at <= place && isUnderWay(id) ? id : []))
  const done = ids.flatMap((id) => lived.ledger.done.get(id) ?? [])
  const operations = done.filter((it) => it.mother === mother.index).map(({ operation }) => operation)
  expect((await post("/api/sync", { userId: mother.id, since: null, operations })).status).toBe(200)
}

/** When the server applied it; a cut may keep what was under way and never acknowledged. */
function momentOf({ ledger }: Lived, { index }: Mother, { id, at }: Operation) {
  return ledger.applied[index]?.find(({ operation }) => operation.id === id)?.now ?? at
}

/** How many of the operations that were acknowledged before a place are gone, or all of them with the database. */
export async function lostOf(dataDir: string, { acknowledgedAt, mothers }: Lived, place: number): Promise<number> {
  const acknowledged = [...acknowledgedAt].filter(([, at]) => at <= place).map(([id]) => id)
  return acknowledged.length - found(dataDir, acknowledged, mothers)
}

/** As they are stored, or as they are once she has taken their consent back. */
function formsOf(id: string, mothers: readonly Mother[]): string[] {
  return [id, ...mothers.map((mother) => withdrawnId(mother.id, id))]
}

function found(dataDir: string, ids: string[], mothers: readonly Mother[]): number {
  if (!existsSync(sqliteFile(dataDir))) return 0
  const database = new DatabaseSync(sqliteFile(dataDir))
  try {
    const there = database.prepare("select operation_id as id from receipts").all()
    const all = new Set(there.map(({ id }) => id))
    return ids.filter((id) => formsOf(id, mothers).some((form) => all.has(form))).length
  } catch {
    // The database is damaged or has no tables.
    return 0
  } finally {
    database.close()
  }
}

/** How many of these operations a PostgreSQL has. */
export async function countKept(
  databaseUrl: string,
  acknowledged: string[],
  mothers: readonly Mother[],
): Promise<number> {
  const ids = acknowledged.flatMap((id) => formsOf(id, mothers))
  const client = new pg.Client(databaseUrl)
  client.on("error", () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select count(*) as count from receipts where operation_id = any($1)", [ids])
    return Number(rows[0].count)
  } catch {
    // The database is damaged or has no tables.
    return 0
  } finally {
    await client.end()
  }
}
