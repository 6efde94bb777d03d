import { type Kysely, sql } from "kysely"
import { monthOf } from "#domain/chat/answer-rating.ts"
import type { QuestionTheme } from "#domain/chat/answer-theme.ts"
import { type CoarseCount, coarse } from "#domain/team/coarse-count.ts"
import { lastForgottenMonth } from "../../chat/noun.ts"
import type { Tables } from "../../database/tables.ts"

const counted = ["asked", "useful", "notUseful"] as const
type Counted = (typeof counted)[number]
export type ThemeOfMonth = { month: string; theme: QuestionTheme } & { [What in Counted]: CoarseCount }

/**
 * Counts questions and ratings by month and theme. A theme whose counts are all below five is left out, so that nobody
 * can tell a few people from none.
 */
export async function readThemes(db: Kysely<Tables>, now: Date): Promise<ThemeOfMonth[]> {
  const after = lastForgottenMonth(now)
  const counts = new Map<string, { [What in Counted]?: number }>()
  function note(month: string, theme: QuestionTheme, what: Counted, women: number) {
    const key = `${month} ${theme}`
    counts.set(key, { ...counts.get(key), [what]: Number(women) })
  }

  const women = sql<number>`count(distinct user_id)`.as("women")
  const ratings = db.selectFrom("answer_ratings").select(["month", "theme", "is_useful", women])
  const grouped = ratings.where("month", ">", after).where("month", "<=", monthOf(now))
  for (const { month, theme, is_useful, women } of await grouped.groupBy(["month", "theme", "is_useful"]).execute())
    note(month, theme, is_useful === 1 ? "useful" : "notUseful", women)

  const month = sql<string>`substr(created_at, 1, 7)`
  const questions = db
    .selectFrom("support_questions")
    .select([month.as("month"), "theme", women])
    .where("created_at", ">", after)
    .where("theme", "is not", null)
    .where("taken_back_at", "is", null)
    .where(({ eb, or }) => or([eb("concern", "is", null), eb("concern", "!=", "urgent")]))
  for (const asked of await questions.groupBy([month, "theme"]).execute())
    if (asked.theme && asked.month > after) note(asked.month, asked.theme, "asked", asked.women)

  return [...counts]
    .map(([key, { asked = 0, useful = 0, notUseful = 0 }]) => {
      const [month = "", theme] = key.split(" ") as [string, QuestionTheme]
      return { month, theme, asked: coarse(asked), useful: coarse(useful), notUseful: coarse(notUseful) }
    })
    .filter((row) => counted.some((what) => row[what] !== "<5"))
    .sort((one, other) => other.month.localeCompare(one.month) || one.theme.localeCompare(other.theme))
}
