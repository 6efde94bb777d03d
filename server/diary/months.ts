import { type Kysely, sql } from "kysely"
import type { MonthCount } from "#domain/diary.ts"
import type { Tables } from "../database/tables.ts"

/**
 * The months of her diary, newest first, by the calendar of her time zone. The database counts those days of a month that
 * are in it wherever on earth she is, and each minute of the others.
 */
export async function readMonthCounts(db: Kysely<Tables>, userId: string, timeZone: string): Promise<MonthCount[]> {
  const day = sql`substr(created_at, 9, 2)`
  const moment = sql<string>`case when ${day} between '02' and '27' then substr(created_at, 1, 7) else substr(created_at, 1, 16) end`
  const counted = await db
    .selectFrom("diary_entries")
    .select([moment.as("moment"), ({ fn }) => fn.countAll<number | string>().as("entries")])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .groupBy(moment)
    .execute()
  const monthIn = createMonthIn(timeZone)
  const months = new Map<string, number>()
  for (const { moment, entries } of counted) {
    const month = moment.length === 7 ? moment : monthIn(`${moment}Z`)
    months.set(month, (months.get(month) ?? 0) + Number(entries))
  }
  return [...months].sort(([one], [other]) => (one < other ? 1 : -1)).map(([month, entries]) => ({ month, entries }))
}

function createMonthIn(timeZone: string) {
  const format = new Intl.DateTimeFormat("en", { timeZone, calendar: "gregory", year: "numeric", month: "2-digit" })
  return (moment: string) => {
    const parts = format.formatToParts(new Date(moment))
    const part = (type: "year" | "month") => parts.find((it) => it.type === type)?.value ?? ""
    return `${part("year").padStart(4, "0")}-${part("month")}`
  }
}
