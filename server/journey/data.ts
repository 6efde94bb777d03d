import { type Insertable, type Kysely, type Selectable, sql } from "kysely"
import { type DoneDates, type DoneItems, type EatenMeals, firstJourneyId, type Journey } from "#domain/journey.ts"
import { laterOf } from "#domain/timestamped.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { Place } from "../sync/noun.ts"

type StoredJourney = Journey & { changedAt: string; version: number }

const columns = [
  "id",
  "started_at",
  "changed_at",
  "version",
  "week",
  "done",
  "done_on",
  "dishes",
  "hard_nights",
  "edition",
  "eaten",
  "struck",
  "cooked",
] as const

function asJourney(row: Pick<Selectable<Tables["journeys"]>, (typeof columns)[number]>): StoredJourney {
  const { id, started_at: startedAt, changed_at: changedAt, version, week } = row
  const done = JSON.parse(row.done) as DoneItems
  const dishes = row.dishes && (JSON.parse(row.dishes) as Journey["dishes"])
  const hardNights = row.hard_nights && (JSON.parse(row.hard_nights) as Journey["hardNights"])
  const doneOn = row.done_on && (JSON.parse(row.done_on) as DoneDates)
  const eaten = row.eaten && (JSON.parse(row.eaten) as EatenMeals)
  const struck = row.struck && (JSON.parse(row.struck) as Journey["struck"])
  const cooked = row.cooked && (JSON.parse(row.cooked) as Journey["cooked"])
  const plan = {
    ...(doneOn && { doneOn }),
    ...(week > 1 && { week }),
    ...(dishes && { dishes }),
    ...(hardNights && { hardNights }),
    ...(row.edition !== null && { edition: row.edition }),
    ...(eaten && { eaten }),
    ...(struck && { struck }),
    ...(cooked && { cooked }),
  }
  return { id, startedAt, changedAt, version, done, ...plan }
}

/** Oldest first, for the export: there may be hundreds. */
export async function readJourneys(db: Kysely<Tables>, userId: string): Promise<StoredJourney[]> {
  const all = journeysOf(db, userId).select(columns).orderBy("started_at").orderBy("id")
  return (await all.execute()).map(asJourney)
}

/** The next after a place, in order of change. */
export async function readChangedJourneys(db: Kysely<Tables>, userId: string, after: Place): Promise<StoredJourney[]> {
  return (await changedAfter(db, { userId, ...after })).map(asJourney)
}

const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) =>
  inOrderAfter(journeysOf(db, userId).select(columns), "id", { version, key }, rowsAtOnce.small),
)

/** Undefined if she has none of that id. */
export async function findJourney(db: Kysely<Tables>, userId: string, id: string): Promise<StoredJourney | undefined> {
  const [row] = await byId(db, { userId, id })
  return row && asJourney(row)
}

const byId = prepared((db, { userId, id }: { userId: string; id: string }) =>
  journeysOf(db, userId).select(columns).where("id", "=", id),
)

/** Undefined before the first. */
export async function readCurrentJourney(db: Kysely<Tables>, userId: string): Promise<StoredJourney | undefined> {
  const [row] = await newest(db, { userId })
  return row && asJourney(row)
}

/** And the previous. */
export async function readLatestJourneys(db: Kysely<Tables>, userId: string): Promise<StoredJourney[]> {
  return (await newestFirst(db, userId).limit(sql.lit(2)).execute()).map(asJourney)
}

const newest = prepared((db, { userId }: { userId: string }) => newestFirst(db, userId).limit(sql.lit(1)))

function newestFirst(db: Kysely<Tables>, userId: string) {
  const isFirst = sql<boolean>`id = ${sql.lit(firstJourneyId)}`
  return journeysOf(db, userId).select(columns).orderBy("started_at", "desc").orderBy(isFirst).orderBy("id", "desc")
}

export async function countJourneys(db: Kysely<Tables>, userId: string): Promise<number> {
  const [counted] = await count(db, { userId })
  return Number(counted?.journeys)
}

const count = prepared((db, { userId }: { userId: string }) =>
  journeysOf(db, userId).select(({ fn }) => fn.countAll().as("journeys")),
)

function journeysOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("journeys").where("user_id", "=", userId)
}

/** `at`: ISO 8601, UTC. Needs a transaction. */
export async function storeJourney(db: Kysely<Tables>, userId: string, journey: Journey, at: string, version: number) {
  const { id, startedAt, done, doneOn, week = 1, dishes, hardNights, edition = null, eaten, struck, cooked } = journey
  await store(db, {
    user_id: userId,
    id,
    started_at: startedAt,
    changed_at: laterOf(startedAt, at),
    done: JSON.stringify(done),
    version,
    week,
    done_on: doneOn ? JSON.stringify(doneOn) : null,
    dishes: dishes ? JSON.stringify(dishes) : null,
    hard_nights: hardNights ? JSON.stringify(hardNights) : null,
    edition,
    eaten: eaten ? JSON.stringify(eaten) : null,
    struck: struck ? JSON.stringify(struck) : null,
    cooked: cooked ? JSON.stringify(cooked) : null,
  })
}

const store = prepared((db, journey: Required<Insertable<Tables["journeys"]>>) => {
  const { user_id, id, started_at, changed_at, done, version } = journey
  const { week, done_on, dishes, hard_nights, edition, eaten, struck, cooked } = journey
  const content = { started_at, done, version, week, done_on, dishes, hard_nights, edition, eaten, struck, cooked }
  return db
    .insertInto("journeys")
    .values({ user_id, id, changed_at, ...content })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "id"]).doUpdateSet((eb) => ({
        ...content,
        changed_at: eb
          .case()
          .when("journeys.changed_at", ">", changed_at)
          .then(eb.ref("journeys.changed_at"))
          .else(eb.val(changed_at))
          .end(),
      })),
    )
})

/** Keeps what is done and eaten. Needs a transaction. */
export async function forgetPlans(db: Kysely<Tables>, userId: string, version: number) {
  await db
    .updateTable("journeys")
    .set({ dishes: null, hard_nights: null, struck: null, cooked: null, version })
    .where("user_id", "=", userId)
    .where(({ eb, or }) =>
      or((["dishes", "hard_nights", "struck", "cooked"] as const).map((column) => eb(column, "is not", null))),
    )
    .execute()
}
