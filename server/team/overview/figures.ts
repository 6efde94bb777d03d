import { setImmediate } from "node:timers/promises"
import { type Kysely, sql } from "kysely"
import { doneCountOf } from "#domain/journey/journey.ts"
import { checklistItems, programmeDays } from "#domain/journey/progress.ts"
import { addDays } from "#domain/privacy/retention.ts"
import type { Tables } from "../../database/tables.ts"
import { pagesOfAll } from "../../sync/rows.ts"
import { readWaiting } from "../summary.ts"
import { countFailingMails, countFailingPushes } from "./failing.ts"

const activeDays = 7
const itemsOfJourney = programmeDays * checklistItems.length

type OfPeople = { accounts: number; active: number; journeysBegun: number; journeysCompleted: number }
type OfWork = { questionsWaiting: number; mailsFailing: number; pushesFailing: number }
export type Figures = OfPeople & OfWork

/** An account counts as active if it was used after this time, seven days ago. */
export function activeSince(now: Date): string {
  return addDays(now, -activeDays).toISOString()
}

export async function countFigures(db: Kysely<Tables>, now: Date, renew: () => Promise<void>): Promise<Figures> {
  const users = await db
    .selectFrom("user")
    .select([
      sql<number>`count(*)`.as("accounts"),
      sql<number>`count(case when last_used_at > ${activeSince(now)} then 1 end)`.as("active"),
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
  let [journeysBegun, journeysCompleted] = [0, 0]
  await renew()
  for await (const journeys of pagesOfAll(db, "journeys")) {
    for (const journey of journeys) {
      const count = doneCountOf(journey)
      if (count > 0) journeysBegun++
      if (count === itemsOfJourney) journeysCompleted++
    }
    // SQLite answers synchronously, so other requests are let through between the batches.
    await setImmediate()
    await renew()
  }
  return { journeysBegun, journeysCompleted }
}
