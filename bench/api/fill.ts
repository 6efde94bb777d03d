import { sql } from "kysely"
import { dayMs } from "#domain/day-ms.ts"
import { consentVersions } from "#domain/privacy/consent.ts"
import { migrate } from "#server/database/migrate.ts"
import { type DatabaseType, openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { entryValue, numbers, uuid } from "#tests/generated-rows.ts"

export type Place = { dataDir: string; databaseUrl: string | undefined }

export const entriesOfEach = 10
const signedInMax = 1000
/** Writes are spread over this many accounts, because each account may write only a few hundred entries a day. */
const writers = 2000
const notes = "O bebê dormiu quatro horas, e eu também. Almocei com calma."
/** This many rows can be inserted within the server's query timeout. */
const batch = 50_000
const monthMs = 30 * dayMs

/**
 * Fills a database and returns session tokens: those of readers, spread evenly over all accounts, and those of writers.
 */
export async function fill(place: Place, entries: number) {
  const database = await openDatabase(place, createLog("silent"))
  await migrate(database)
  const { db, type } = database
  const mothers = entries / entriesOfEach
  const stride = Math.max(1, mothers / signedInMax)
  const [now, later] = [0, monthMs].map((ms) => sql.lit(new Date(Date.now() + ms).toISOString()))
  const flag = type === "postgres" ? sql`true` : sql`1`
  await sql`
    insert into "user" (id, full_name, email, "emailVerified", sync_version, "createdAt", "updatedAt")
    select 'mother-' || i, 'Ana', 'ana-' || i || '@example.org', ${flag}, ${sql.lit(entriesOfEach)},
      ${now}${date(type)}, ${now}${date(type)}
    from ${numbers(type, 0, mothers + writers)}`.execute(db)
  await sql`
    insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
    select id, 'token-' || id, id, ${later}${date(type)}, ${now}${date(type)}, ${now}${date(type)}
    from (
      select 'mother-' || (i * ${sql.lit(stride)}) as id from ${numbers(type, 0, mothers / stride)}
      union all select 'mother-' || i from ${numbers(type, mothers, mothers + writers)}
    ) as mothers`.execute(db)
  await sql`
    insert into consents (user_id, purpose, given_at, text_version, language)
    select 'mother-' || i, 'diary', ${now}, ${sql.lit(consentVersions.diary)}, 'pt'
    from ${numbers(type, 0, mothers + writers)}`.execute(db)
  for (let from = 0; from < entries; from += batch) {
    await sql`
      insert into rows (user_id, noun, key, version, sort, stored_at, changed_at, value)
      with made as materialized (
        select ${uuid(type)} as id, i, '2026-11-2' || (i / ${sql.lit(mothers)}) || 'T08:00:00.000Z' as created_at
        from ${numbers(type, from, Math.min(from + batch, entries))})
      select 'mother-' || (i % ${sql.lit(mothers)}), 'diaryEntries', id, 1 + i / ${sql.lit(mothers)},
        created_at, '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z', ${entryValue(type, notes)}
      from made`.execute(db)
  }
  for (let version = 1; version <= entriesOfEach; version++) {
    await sql`
      insert into receipts (user_id, operation_id, name, version)
      select 'mother-' || (i * ${sql.lit(stride)}), ${uuid(type)}, 'entryWritten', ${sql.lit(version)}
      from ${numbers(type, 0, mothers / stride)}`.execute(db)
  }
  // Without a vacuum, PostgreSQL would finish part of each write only when its page is next read.
  await sql`${type === "postgres" ? sql`vacuum ` : sql``}analyze`.execute(db)
  await database.close()
  return {
    readers: Array.from({ length: mothers / stride }, (_, index) => `token-mother-${index * stride}`),
    writers: Array.from({ length: writers }, (_, index) => `token-mother-${mothers + index}`),
  }
}

function date(type: DatabaseType) {
  return type === "postgres" ? sql`::timestamptz` : sql``
}
