import type { Kysely } from "kysely"
import { type CoarseCount, coarse } from "#domain/team/coarse-count.ts"
import type { Tables } from "../../database/tables.ts"
import type { Job } from "../../jobs/job.ts"
import { countFigures, type Figures } from "./figures.ts"

const daysShown = 90

const ofPeople: readonly string[] = [
  "accounts",
  "active",
  "journeysBegun",
  "journeysCompleted",
] satisfies (keyof Figures)[]

export type DayOfFigures = { date: string } & { [Name in keyof Figures]: CoarseCount }

/**
 * Stores the figures of the day. Small counts of people are stored as "<5", so that no backup reveals anything about a
 * single user.
 */
export const dailyFigures: Job = async ({ database: { db }, now }, { renew }) => {
  const counted = await countFigures(db, now(), renew)
  const figures = JSON.stringify(
    Object.fromEntries(
      Object.entries(counted).map(([name, count]) => [name, ofPeople.includes(name) ? coarse(count) : count]),
    ),
  )
  await db
    .insertInto("daily_figures")
    .values({ date: now().toISOString().slice(0, 10), figures })
    .onConflict((conflict) => conflict.column("date").doUpdateSet({ figures }))
    .execute()
}

/** Reads the figures of the last 90 days, oldest first. */
export async function readDailyFigures(db: Kysely<Tables>): Promise<DayOfFigures[]> {
  const rows = await db.selectFrom("daily_figures").selectAll().orderBy("date", "desc").limit(daysShown).execute()
  return rows.reverse().map(({ date, figures }) => ({ date, ...JSON.parse(figures) }))
}
