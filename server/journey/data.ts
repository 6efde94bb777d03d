import { type Kysely, type Selectable, sql } from "kysely"
import { type DoneDates, type DoneItems, firstJourneyId, type Journey } from "#domain/journey.ts"
import type { Tables } from "../database/tables.ts"

type StoredJourney = Journey & { changedAt: string; version: number }

function asJourney(row: Selectable<Tables["journeys"]>): StoredJourney {
  const { id, started_at: startedAt, changed_at: changedAt, version, week } = row
  const done = JSON.parse(row.done) as DoneItems
  const dishes = row.dishes && (JSON.parse(row.dishes) as Journey["dishes"])
  const hardNights = row.hard_nights && (JSON.parse(row.hard_nights) as Journey["hardNights"])
  const doneOn = row.done_on && (JSON.parse(row.done_on) as DoneDates)
  const plan = {
    ...(doneOn && { doneOn }),
    ...(week > 1 && { week }),
    ...(dishes && { dishes }),
    ...(hardNights && { hardNights }),
  }
  return { id, startedAt, changedAt, version, done, ...plan }
}

/** All her journeys, oldest first, or those changed after a version. */
export async function readJourneys(db: Kysely<Tables>, userId: string, since = -1): Promise<StoredJourney[]> {
  const rows = await journeysOf(db, userId)
    .selectAll()
    .where("version", ">", since)
    .orderBy("started_at")
    .orderBy("id")
    .execute()
  return rows.map(asJourney)
}

/** One of hers; undefined when there is none of that id. */
export async function findJourney(db: Kysely<Tables>, userId: string, id: string): Promise<StoredJourney | undefined> {
  const row = await journeysOf(db, userId).selectAll().where("id", "=", id).executeTakeFirst()
  return row && asJourney(row)
}

/** The one that was started last; undefined before her first. */
export async function readCurrentJourney(db: Kysely<Tables>, userId: string): Promise<StoredJourney | undefined> {
  const isFirst = sql<boolean>`id = ${sql.lit(firstJourneyId)}`
  const newestFirst = journeysOf(db, userId).selectAll().orderBy("started_at", "desc").orderBy(isFirst)
  const row = await newestFirst.orderBy("id", "desc").limit(1).executeTakeFirst()
  return row && asJourney(row)
}

export async function countJourneys(db: Kysely<Tables>, userId: string): Promise<number> {
  const counted = journeysOf(db, userId).select(({ fn }) => fn.countAll().as("journeys"))
  return Number((await counted.executeTakeFirstOrThrow()).journeys)
}

function journeysOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("journeys").where("user_id", "=", userId)
}

export async function storeJourney(db: Kysely<Tables>, userId: string, journey: StoredJourney) {
  const { id, startedAt, changedAt, version, done, doneOn, week = 1, dishes, hardNights } = journey
  const content = {
    started_at: startedAt,
    changed_at: changedAt,
    done: JSON.stringify(done),
    version,
    week,
    done_on: doneOn ? JSON.stringify(doneOn) : null,
    dishes: dishes ? JSON.stringify(dishes) : null,
    hard_nights: hardNights ? JSON.stringify(hardNights) : null,
  }
  await db
    .insertInto("journeys")
    .values({ user_id: userId, id, ...content })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet(content))
    .execute()
}

/** Leaves of her journeys what is not about food: the items done. To be called in a transaction. */
export async function forgetPlans(db: Kysely<Tables>, userId: string, version: number) {
  await db
    .updateTable("journeys")
    .set({ dishes: null, hard_nights: null, version })
    .where("user_id", "=", userId)
    .where(({ eb, or }) => or([eb("dishes", "is not", null), eb("hard_nights", "is not", null)]))
    .execute()
}
