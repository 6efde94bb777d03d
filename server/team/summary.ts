import { type Kysely, sql } from "kysely"
import { addDays } from "#domain/privacy/retention.ts"
import type { Tables } from "../database/tables.ts"

const measuredDays = 30
const timesLeast = 3

/** Reads how many conversations wait, and how soon the team usually replies. */
export async function readSummary(db: Kysely<Tables>, now: Date) {
  return { ...(await readWaiting(db)), medianResponseMinutes: await medianResponseMinutes(db, now) }
}

/** Counts the conversations that wait, and reads since when the longest has waited (ISO 8601, UTC). */
export async function readWaiting(db: Kysely<Tables>) {
  const { count, since } = await db
    .selectFrom("team_conversations")
    .select([sql<number>`count(*)`.as("count"), sql<string | null>`min(waiting_since)`.as("since")])
    .where("waiting_since", "is not", null)
    .executeTakeFirstOrThrow()
  return { waiting: Number(count), longestWaitingSince: since }
}

/** The median time until a reply, in minutes, of the last 30 days; null if there were fewer than three. */
export async function medianResponseMinutes(db: Kysely<Tables>, now: Date): Promise<number | null> {
  const since = addDays(now, -measuredDays).toISOString()
  const times = db.selectFrom("response_times").where("asked_at", ">", since)
  const { count } = await times.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow()
  if (Number(count) < timesLeast) return null
  const middle = times
    .select("minutes")
    .orderBy("minutes")
    .orderBy("id")
    .offset(Math.floor(Number(count) / 2))
    .limit(1)
  return (await middle.executeTakeFirst())?.minutes ?? null
}
