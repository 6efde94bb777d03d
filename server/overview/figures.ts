import { setImmediate } from "node:timers/promises"
import { type Kysely, sql } from "kysely"
import { type DoneItems, doneCountOf } from "#domain/journey.ts"
import { checklistItems, programmeDays } from "#domain/progress.ts"
import { addDays } from "#domain/retention.ts"
import { inPages } from "../database/pages.ts"
import type { Tables } from "../database/tables.ts"
import { readWaiting } from "../team/summary.ts"
import { countFailingMails, countFailingPushes } from "./failing.ts"

const activeDays = 7
const rowsAtOnce = 500
const itemsOfJourney = programmeDays * checklistItems.length

type OfPeople = { accounts: number; active: number; journeysBegun: number; journeysCompleted: number }
type OfWork = { questionsWaiting: number; mailsFailing: number; pushesFailing: number }
export type Figures = OfPeople & OfWork

/** Active: in the last seven days. */
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
  return {
    accounts: Number(users.accounts),
    active: Number(users.active),
    ...journeys,
    questionsWaiting: (await readWaiting(db)).waiting,
    mailsFailing: await countFailingMails(db),
    pushesFailing: await countFailingPushes(db),
  }
}

async function countJourneys(db: Kysely<Tables>, renew: () => Promise<void>) {
  const all = db.selectFrom("journeys").select(["user_id", "id", "done"]).orderBy("user_id").orderBy("id")
  const pages = inPages(rowsAtOnce, async (last?: { user_id: string; id: string; done: string }) => {
    await renew()
    const after =
      last && all.where(({ eb, refTuple, tuple }) => eb(refTuple("user_id", "id"), ">", tuple(last.user_id, last.id)))
    return (after ?? all).limit(rowsAtOnce).execute()
  })
  let [journeysBegun, journeysCompleted] = [0, 0]
  for await (const rows of pages) {
    for (const { id, done } of rows) {
      const count = doneCountOf({ id, startedAt: "", done: JSON.parse(done) as DoneItems })
      if (count > 0) journeysBegun++
      if (count === itemsOfJourney) journeysCompleted++
    }
    // Lets other requests run.
    await setImmediate()
  }
  return { journeysBegun, journeysCompleted }
}
