import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { insertEntries, longestNotes } from "#tests/abuse/insert-entries.ts"
import { startEmbeddedPostgres } from "#tests/embedded-postgres.ts"
import type { Figure } from "../figures.ts"
import { residentMegabytes } from "../resident-memory.ts"
import { openAttacked } from "./attacked.ts"

const memoryLimitMb = 40
const p99LimitMs = 50

export async function measureExport(entries: number): Promise<Figure[]> {
  const onSqlite = await measure("SQLite", entries, undefined)
  const { url, postgres, remove } = await startEmbeddedPostgres()
  try {
    await postgres.createDatabase("abuse")
    return [...onSqlite, ...(await measure("PostgreSQL", entries, `${url}/abuse`))]
  } finally {
    await remove()
  }
}

async function measure(name: string, entries: number, databaseUrl: string | undefined): Promise<Figure[]> {
  const product = await openAttacked(databaseUrl)
  try {
    const [large, other] = [await product.mother("Ana"), await product.mother("Bia")]
    const database = await openDatabase({ dataDir: product.dataDir, databaseUrl }, createLog("silent"), {
      withoutQueryTimeout: true,
    })
    await insertEntries(database, large.id, { count: entries, storedAt: new Date("2026-01-01"), notes: longestNotes })
    await insertEntries(database, other.id, { count: 10, storedAt: new Date("2026-01-01") })
    // PostgreSQL does so by itself within a minute.
    await sql`analyze`.execute(database.db)
    await database.close()

    const read = () => other.get("/api/diary-entries")
    const ofNothing = await latenciesDuring(sleep(3000), read)
    const beforeMb = residentMegabytes(product.pid)
    let peakMb = beforeMb
    const sampling = setInterval(() => {
      peakMb = Math.max(peakMb, residentMegabytes(product.pid))
    }, 20)
    const ofExport = await latenciesDuring(large.drain("/api/account/export"), read)
    clearInterval(sampling)
    const ofDeletion = await latenciesDuring(large.deleteAccount(), read)
    console.log(`${name}: p99 of others before it ${p99(ofNothing).toFixed(1)} ms.`)
    return [
      { name: `${name}: memory more in an export`, value: peakMb - beforeMb, limit: memoryLimitMb, unit: "MB" },
      { name: `${name}: p99 of others in an export`, value: p99(ofExport), limit: p99LimitMs, unit: "ms" },
      { name: `${name}: p99 of others in a deletion`, value: p99(ofDeletion), limit: p99LimitMs, unit: "ms" },
    ]
  } finally {
    await product.close()
  }
}

/** The duration (ms) of each read, with short pauses between. */
async function latenciesDuring(work: Promise<unknown>, read: () => Promise<unknown>) {
  let isRunning = true
  const done = work.finally(() => {
    isRunning = false
  })
  const latenciesMs: number[] = []
  while (isRunning) {
    const askedMs = performance.now()
    await read()
    latenciesMs.push(performance.now() - askedMs)
    await sleep(5)
  }
  await done
  return latenciesMs
}

function p99(latenciesMs: number[]) {
  return latenciesMs.toSorted((one, other) => one - other)[Math.floor(latenciesMs.length * 0.99)] ?? Number.NaN
}
