import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import en from "#content/locales/en/report.json" with { type: "json" }
import es from "#content/locales/es/report.json" with { type: "json" }
import pt from "#content/locales/pt/report.json" with { type: "json" }
import type { QuestionTheme } from "#domain/chat/answer-theme.ts"
import { csvOf } from "#domain/csv.ts"
import { addMonths } from "#domain/privacy/retention.ts"
import { type CoarseCount, coarse } from "#domain/team/coarse-count.ts"
import { type AskedReport, reportMonths } from "#domain/team/report-month.ts"
import { toldCount } from "#domain/team/told-count.ts"
import type { Tables } from "../../database/tables.ts"
import { appError } from "../../errors.ts"

const messages = { pt, en, es }
const minutesOfHour = 60
const timesLeast = 5
const counts = ["questions", "inTime", "late", "unanswered", "writtenFirst", "medianHours"] as const

/**
 * Returns a month's counts as a CSV file. Throws INVALID_INPUT for a month that is not over yet, or of which old
 * questions have been deleted.
 */
export async function makeReport(db: Kysely<Tables>, { month, language }: AskedReport, now: Date): Promise<string> {
  if (!reportMonths(now).includes(month)) throw appError("INVALID_INPUT", { fields: { month: "invalid" } })
  const t = messages[language]
  const report = await readReport(db, month)
  const rows = [
    [t.what, t.count],
    [t.month, month],
    ...counts.map((name) => [t[name], report[name]]),
    ...report.themes.map(({ theme, women }) => [`${t.theme}: ${t[`theme-${theme}`]}`, women]),
    [t.note, null],
  ]
  return csvOf(rows, language === "en" ? "." : ",")
}

async function readReport(db: Kysely<Tables>, month: string) {
  const from = `${month}-01T00:00:00.000Z`
  const until = addMonths(new Date(from), 1).toISOString()
  const isAnswered = sql<SqlBool>`answered_at is not null`
  const isLate = sql<SqlBool>`answered_at > due_at`
  const asked = db
    .selectFrom("support_questions")
    .where("created_at", ">=", from)
    .where("created_at", "<", until)
    .where("taken_back_at", "is", null)
  async function count(is: RawBuilder<SqlBool>): Promise<CoarseCount> {
    const row = await asked.select(counted).where(is).executeTakeFirstOrThrow()
    return toldCount({ count: Number(row.count), women: Number(row.women) })
  }
  const first = db.selectFrom("team_replies").select(counted).where("is_first", "=", 1).where("is_gone", "=", 0)
  const { count: written, women } = await first
    .where("sent_at", ">=", from)
    .where("sent_at", "<", until)
    .executeTakeFirstOrThrow()
  const questions = await count(sql<SqlBool>`1 = 1`)
  return {
    questions,
    inTime: await count(sql<SqlBool>`${isAnswered} and due_at is not null and not (${isLate})`),
    late: await count(sql<SqlBool>`${isAnswered} and ${isLate}`),
    unanswered: await count(sql<SqlBool>`not (${isAnswered})`),
    writtenFirst: toldCount({ count: Number(written), women: Number(women) }),
    medianHours: questions === "<5" ? null : await medianHours(db, from, until),
    themes: await readThemes(db, from, until),
  }
}

const counted = [sql<number>`count(*)`.as("count"), sql<number>`count(distinct user_id)`.as("women")] as const

/** The median time until an answer, in whole hours, rounded up; null if there are fewer than five times. */
async function medianHours(db: Kysely<Tables>, from: string, until: string): Promise<number | null> {
  const times = db.selectFrom("response_times").where("asked_at", ">=", from).where("asked_at", "<", until)
  const { count } = await times.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow()
  if (Number(count) < timesLeast) return null
  const middle = times
    .select("minutes")
    .orderBy("minutes")
    .limit(1)
    .offset(Math.floor(Number(count) / 2))
  const { minutes } = await middle.executeTakeFirstOrThrow()
  return Math.ceil(minutes / minutesOfHour)
}

/**
 * Counts the users who asked about each theme, without urgent questions and without themes of fewer than five users.
 */
async function readThemes(db: Kysely<Tables>, from: string, until: string) {
  const rows = await db
    .selectFrom("support_questions")
    .select(["theme", sql<number>`count(distinct user_id)`.as("women")])
    .where("created_at", ">=", from)
    .where("created_at", "<", until)
    .where("theme", "is not", null)
    .where("taken_back_at", "is", null)
    .where(({ eb, or }) => or([eb("concern", "is", null), eb("concern", "!=", "urgent")]))
    .groupBy("theme")
    .orderBy("theme")
    .execute()
  return rows.flatMap(({ theme, women }) => {
    if (theme === null || coarse(Number(women)) === "<5") return []
    return { theme: theme as QuestionTheme, women: toldCount({ count: Number(women), women: Number(women) }) }
  })
}
