import { sql } from "kysely"
import { markEmailVerified } from "#server/account/data.ts"
import { type Database, openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { addMember } from "#server/team/members.ts"
import { fillAccount } from "#tests/abuse/full-account.ts"
import { insertEntries } from "#tests/abuse/insert-entries.ts"
import { bounds } from "#tests/abuse/read-bounds.ts"
import { codeOf } from "#tests/api/app-code.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { operation } from "#tests/api/sync.ts"
import { startPostgres } from "../api/postgres.ts"
import { median } from "../figures.ts"
import { openAttacked } from "./attacked.ts"

type Attacked = Awaited<ReturnType<Awaited<ReturnType<typeof openAttacked>>["mother"]>>

const rounds = 15
const paths = Object.keys(bounds).map((route) => route.replace("GET ", ""))

export async function measureReads() {
  await measure("SQLite")
  const postgres = await startPostgres()
  try {
    await measure("PostgreSQL", { ordinary: postgres.small, full: postgres.large })
  } finally {
    await postgres.stop()
  }
}

async function measure(name: string, urls: { ordinary?: string; full?: string } = {}) {
  const ordinary = await openReader(urls.ordinary, false)
  const full = await openReader(urls.full, true)
  try {
    console.log(`${`${name}: GET`.padEnd(44)}${["ordinary", "full", "ratio"].map((it) => it.padStart(10)).join("")}`)
    for (const path of paths) {
      const [ofOrdinary, ofFull]: [number[], number[]] = [[], []]
      // The first prepares statements.
      for (let round = -1; round < rounds; round++) {
        const [one, other] = [await ordinary.readMs(path), await full.readMs(path)]
        if (round >= 0) ofOrdinary.push(one)
        if (round >= 0) ofFull.push(other)
      }
      const [one, other] = [median(ofOrdinary), median(ofFull)]
      const row = [`${one.toFixed(1)} ms`, `${other.toFixed(1)} ms`, (other / one).toFixed(1)]
      console.log(`${path.padEnd(44)}${row.map((it) => it.padStart(10)).join("")}`)
    }
  } finally {
    await ordinary.close()
    await full.close()
  }
}

async function openReader(databaseUrl: string | undefined, isFull: boolean) {
  const product = await openAttacked(databaseUrl)
  const [ana, marta] = [await product.mother("Ana"), await product.mother("Marta")]
  const database = await openDatabase({ dataDir: product.dataDir, databaseUrl }, createLog("silent"), {
    withoutQueryTimeout: true,
  })
  const now = new Date()
  await markEmailVerified(database, marta.id)
  const begun = await marta.post("/api/auth/two-step/begin", { password: marta.account.password })
  await marta.post("/api/auth/two-step/confirm", { code: await codeOf(begun.body.secret) })
  await addMember(database.db, marta.account.email, true, now)
  const [secret] = isFull ? await fillAccount(database, ana, now) : await fillOrdinarily(database, ana)
  await sql`analyze`.execute(database.db)
  const { id } = await database.db.selectFrom("team_conversations").select("id").executeTakeFirstOrThrow()
  await database.close()

  const queries: Record<string, string> = {
    "/api/sync": `userId=${ana.id}&epoch=first`,
    "/api/diary-entries/months": `userId=${ana.id}&timeZone=America/Recife`,
    "/api/diary-entries/older": `userId=${ana.id}&before=2030-01-01T00:00:00.000Z`,
    "/api/team/conversations": "box=open",
  }

  async function readMs(path: string) {
    const who = path.startsWith("/api/team") ? marta : ana
    const headers: Record<string, string> = path === "/api/helping" ? { authorization: `Bearer ${secret}` } : {}
    const query = queries[path] ? `?${queries[path]}` : ""
    const startMs = performance.now()
    const { status } = await who.send("GET", path.replace(":date", "2026-11-20").replace(":id", id) + query, {
      headers,
    })
    const ms = performance.now() - startMs
    if (status !== 200 && status !== 302) throw new Error(`GET ${path} was answered ${status}.`)
    return ms
  }

  return { readMs, close: product.close }
}

async function fillOrdinarily(database: Database, ana: Attacked) {
  await insertEntries(database, ana.id, { count: 10, storedAt: new Date() })
  const { link, secret } = helperLink()
  const at = new Date().toISOString()
  const operations = [
    operation("questionAsked", { questionId: crypto.randomUUID(), text: "Posso comer jaca à noite?" }, at),
    operation("helperLinkMade", link, at),
  ]
  const { status } = await ana.post("/api/sync", { userId: ana.id, since: null, operations })
  if (status !== 200) throw new Error(`The operations were answered ${status}.`)
  return [secret]
}
