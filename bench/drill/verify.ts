import { randomUUID } from "node:crypto"
import { DatabaseSync } from "node:sqlite"
import { serializeSigned } from "hono/utils/cookie"
import { sql } from "kysely"
import { endedTables } from "#server/account/end-held-access.ts"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { storedToken } from "#server/session-token.ts"
import type { Place } from "../api/fill.ts"

/** The notes of diary entries, by the user's id and then by the entry's id. */
export type Sample = Map<string, Map<string, string>>

const hourMs = 60 * 60_000
/** Leaves out the tables in which the backup, the migrator and SQLite keep their own records. */
const isOfTheData = (name: string) => !/^(kysely|florescer|sqlite)_/.test(name)
/** The number of rows that a restore itself adds: it begins a new epoch of sync. */
const addedByRestore: Record<string, number> = { sync_epochs: 1 }

export function sampleOf(file: string, size: number): Sample {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const written = "from rows where noun = 'diaryEntries' and value is not null"
    const writers = copy.prepare(`select distinct user_id as id ${written}`).all()
    const step = Math.max(1, Math.floor(writers.length / size))
    const chosen = writers.filter((_, index) => index % step === 0).slice(0, size)
    const entries = copy.prepare(`select key as id, value ->> 'notes' as notes ${written} and user_id = ?`)
    return new Map(
      chosen.map(({ id }) => [
        String(id),
        new Map(entries.all(id as string).map((row) => [String(row.id), String(row.notes)])),
      ]),
    )
  } finally {
    copy.close()
  }
}

/**
 * Compares the row count of each table and returns how many rows were counted. Throws if a table differs, apart from
 * those that a restore empties, such as sessions.
 */
export async function compareCounts(file: string, place: Place): Promise<number> {
  const copy = new DatabaseSync(file, { readOnly: true })
  const database = await openDatabase(place, createLog("silent"), { withoutQueryTimeout: true })
  try {
    const restored = (await database.db.introspection.getTables()).map(({ name }) => name)
    let rows = 0
    for (const { name } of copy.prepare("select name from sqlite_schema where type = 'table'").all()) {
      if (!isOfTheData(String(name)) || endedTables.includes(String(name)) || !restored.includes(String(name))) continue
      const expected = Number(copy.prepare(`select count(*) as count from "${name}"`).get()?.count)
      const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(String(name))}`.execute(
        database.db,
      )
      const found = Number(counted.rows[0]?.count) - (addedByRestore[String(name)] ?? 0)
      if (found !== expected) throw new Error(`The table ${name} has ${found} rows, and the backup ${expected}.`)
      rows += found
    }
    return rows
  } finally {
    copy.close()
    await database.close()
  }
}

/**
 * Opens a session for each sampled user, and returns the cookies by user id. Mails and reminders are deleted first,
 * because the started server would send them.
 */
export async function openSessions(place: Place, sample: Sample, secret: string): Promise<Map<string, string>> {
  const database = await openDatabase(place, createLog("silent"))
  const { db } = database
  const cookies = new Map<string, string>()
  try {
    for (const table of ["reminder_channels", "outgoing_mails"] as const) await db.deleteFrom(table).execute()
    for (const userId of sample.keys()) {
      const token = randomUUID()
      const [now, later] = [0, hourMs].map((ms) => new Date(Date.now() + ms).toISOString())
      await sql`insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
        values (${token}, ${storedToken(token)}, ${userId}, ${later}, ${now}, ${now})`.execute(db)
      cookies.set(userId, await serializeSigned("florescer.session_token", token, secret))
    }
    return cookies
  } finally {
    await database.close()
  }
}
