import { type Kysely, sql } from "kysely"
import { isTodaySomewhere } from "#domain/check-in.ts"
import { daysAtHand } from "#domain/day-record.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Weight } from "#domain/weight.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { OperationContext, Place, SyncedNoun } from "../sync/noun.ts"
import { takeRoom } from "../sync/room.ts"

/** One a day for ten years. */
export const weightsMax = 4000
const columns = ["date", "kg", "changed_at", "version"] as const

/** Oldest first, in kg: all, or the latest. */
export async function readWeights(db: Kysely<Tables>, userId: string, most = weightsMax) {
  const newest = weightsOf(db, userId).where("kg", "is not", null).orderBy("date", "desc")
  const rows = await newest.limit(sql.lit(most)).execute()
  return rows.reverse().map(({ date, kg, changed_at: changedAt }) => ({ date, kg, changedAt }))
}

/** The newest of a day counts. */
export const weightNoun: SyncedNoun<"weights"> = {
  noun: "weights",
  async load(db, userId, { keys: [date = ""] = [] }) {
    const stored = await weightsOf(db, userId).where("date", "=", date).executeTakeFirst()
    return { [date]: stored && asWeight(stored) }
  },
  async check(context, { key: date, before }) {
    const { now } = context
    const isToCome = date > now.toISOString().slice(0, 10) && !isTodaySomewhere(date, now)
    if (isToCome) throw appError("INVALID_INPUT", { fields: { date: "invalid" } })
    if (!before) await requireRoom(context)
  },
  async store({ db, userId, at, version }, { key: date, row }) {
    const content = { kg: row?.values.kg ?? null, changed_at: row?.changedAt.kg ?? at, version }
    await db
      .insertInto("weights")
      .values({ user_id: userId, date, ...content })
      .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet(content))
      .execute()
  },
  rowsAtOnce: rowsAtOnce.small,
  async read(db, userId, since, after) {
    const rows = await (since === null ? latestAfter : changedAfter)(db, { userId, ...after })
    return rows.map((row) => ({ key: row.date, version: row.version, row: asWeight(row) }))
  },
}

const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) =>
  inOrderAfter(weightsOf(db, userId), "date", { version, key }, rowsAtOnce.small),
)

const latestAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const latest = weightsOf(db, userId).orderBy("date", "desc").limit(sql.lit(daysAtHand)).as("latest")
  return inOrderAfter(db.selectFrom(latest).select(columns), "date", { version, key }, rowsAtOnce.small)
})

function weightsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("weights").select(columns).where("user_id", "=", userId)
}

function asWeight({ kg, changed_at }: { kg: number | null; changed_at: string }): Timestamped<Weight> {
  return { values: { kg }, changedAt: { kg: changed_at } }
}

async function requireRoom(context: OperationContext) {
  const hasRoom = await takeRoom(context, "weights", weightsMax, () => countWeights(context.db, context.userId))
  if (!hasRoom) throw appError("INVALID_INPUT", { fields: { date: "too_big" } })
}

async function countWeights(db: Kysely<Tables>, userId: string): Promise<number> {
  const counted = db.selectFrom("weights").select(({ fn }) => fn.countAll().as("weights"))
  return Number((await counted.where("user_id", "=", userId).executeTakeFirstOrThrow()).weights)
}
