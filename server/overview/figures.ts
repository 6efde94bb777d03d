import { setImmediate } from "node:timers/promises"
import { type Kysely, sql } from "kysely"
import { type DoneItems, doneCountOf } from "#domain/journey.ts"
import { checklistItems, programmeDays } from "#domain/progress.ts"
import { addDays } from "#domain/retention.ts"
import type { Tables } from "../database/tables.ts"
import { readSummary } from "../team/summary.ts"
import { countFailing } from "./failing.ts"

const activeDays = 7
const rowsAtOnce = 500
const itemsOfJourney = programmeDays * checklistItems.length

/** Of all mothers together; never of one. */
type OfPeople = { accounts: number; active: number; journeysBegun: number; journeysCompleted: number }
/** What waits for somebody to act: conversations, mails and devices. */
type OfWork = { questionsWaiting: number; mailsFailing: number; pushesFailing: number }
export type Figures = OfPeople & OfWork

/** Counts accounts, those used in the last seven days, journeys, and what waits; in batches, with a `renew` before each. */
export async function countFigures(db: Kysely<Tables>, now: Date, renew: () => Promise<void>): Promise<Figures> {
  const activeSince = addDays(now, -activeDays).toISOString()
  const users = await db
    .selectFrom("user")
    .select([
      sql<number>`count(*)`.as("accounts"),
      sql<number>`count(case when last_used_at > ${activeSince} then 1 end)`.as("active"),
    ])
    .executeTakeFirstOrThrow()
  const journeys = await countJourneys(db, renew)
  const { waiting } = await readSummary(db, now)
  const { mails, pushes } = await countFailing(db)
  const work = { questionsWaiting: waiting, mailsFailing: mails, pushesFailing: pushes }
  return { accounts: Number(users.accounts), active: Number(users.active), ...journeys, ...work }
}

async function countJourneys(db: Kysely<Tables>, renew: () => Promise<void>) {
  let [journeysBegun, journeysCompleted] = [0, 0]
  let last: { user_id: string; id: string } | undefined
  do {
    await renew()
    const after = last
    const rows = await db
      .selectFrom("journeys")
      .select(["user_id", "id", "done"])
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("user_id", "id"), ">", tuple(after?.user_id ?? "", after?.id ?? "")),
        ),
      )
      .orderBy("user_id")
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute()
    for (const { id, done } of rows) {
      const count = doneCountOf({ id, startedAt: "", done: JSON.parse(done) as DoneItems })
      if (count > 0) journeysBegun++
      if (count === itemsOfJourney) journeysCompleted++
    }
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
    // SQLite answers synchronously; this lets requests run in between.
    await setImmediate()
  } while (last)
  return { journeysBegun, journeysCompleted }
}
