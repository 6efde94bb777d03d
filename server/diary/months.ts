/// <reference lib="esnext.temporal" />
import { type Kysely, sql } from "kysely"
import { type MonthCount, monthsMax } from "#domain/diary/diary.ts"
import type { Tables } from "../database/tables.ts"

/**
 * Counts a user's entries by month in her time zone, newest first. The index alone is read; deleted entries have no
 * date in it.
 */
export async function readMonthCounts(db: Kysely<Tables>, userId: string, timeZone: string): Promise<MonthCount[]> {
  const months = aroundEach(await readMonthsOfUtc(db, userId))
  if (months.length === 0) return []
  const rows = months.map((month) => {
    return sql`(${month.toString()}, ${beginningOf(month, timeZone)}, ${beginningOf(month.add({ months: 1 }), timeZone)})`
  })
  const counted = await sql<{ month: string; entries: number | string }>`
    with months(month, first, past) as (values ${sql.join(rows)})
    select month, (
      select count(*) from rows
      where user_id = ${userId} and noun = 'diaryEntries' and sort >= first and sort < past
    ) as entries
    from months`.execute(db)
  return counted.rows
    .map(({ month, entries }) => ({ month, entries: Number(entries) }))
    .filter(({ entries }) => entries > 0)
    .sort((one, other) => (one.month < other.month ? 1 : -1))
    .slice(0, monthsMax)
}

async function readMonthsOfUtc(db: Kysely<Tables>, userId: string): Promise<Temporal.PlainYearMonth[]> {
  const month = sql<string>`substr(sort, 1, 7)`
  const found = db.selectFrom("rows").select(month.as("month")).where("user_id", "=", userId)
  const entries = found.where("noun", "=", "diaryEntries").where("sort", ">", "")
  const latest = entries.groupBy(month).orderBy(month, "desc").limit(sql.lit(monthsMax))
  return (await latest.execute()).map((row) => Temporal.PlainYearMonth.from(row.month))
}

/**
 * Adds the month before and the month after each, because a time zone moves the first or last hours of a month into
 * them.
 */
function aroundEach(months: readonly Temporal.PlainYearMonth[]): Temporal.PlainYearMonth[] {
  const all = months.flatMap((month) => [-1, 0, 1].map((by) => month.add({ months: by })))
  return [...new Map(all.map((month) => [month.toString(), month])).values()]
}

/** The beginning of a month, in the form of entries' times (ISO 8601, UTC, with milliseconds). */
function beginningOf(month: Temporal.PlainYearMonth, timeZone: string): string {
  const beginning = month.toPlainDate({ day: 1 }).toZonedDateTime(timeZone)
  return new Date(beginning.epochMilliseconds).toISOString()
}
