import { type Kysely, sql } from "kysely"
import { daysAtHand } from "#domain/day-record.ts"
import { countGlasses, type Glasses, glassesPerDay } from "#domain/water.ts"
import { requireWritableDay } from "../check-in/writable-day.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { Place, SyncedNoun } from "../sync/noun.ts"

/** With those taken back. */
export const tapsPerDay = 3 * glassesPerDay
const columns = ["date", "glasses", "version"] as const

/** By calendar day, oldest first. */
export async function readWater(db: Kysely<Tables>, userId: string) {
  return (await waterOf(db, userId).orderBy("date").execute()).map(asWaterDay)
}

/** Oldest first. Counted as countGlasses does: a day may have hundreds of taps. */
export async function readGlassCounts(db: Kysely<Tables>, userId: string, most: number) {
  const counted = sql<number>`(octet_length(glasses) - octet_length(replace(glasses, ':true', ''))) / ${sql.lit(":true".length)}`
  const days = db
    .selectFrom("water_days")
    .select(["date", counted.as("glasses")])
    .where("user_id", "=", userId)
  return (await days.orderBy("date", "desc").limit(sql.lit(most)).execute()).reverse()
}

/** Two devices' taps add up; one taken back stays so. */
export const waterNoun: SyncedNoun<"water"> = {
  noun: "water",
  async load(db, userId, { keys: [date = ""] = [] }) {
    const stored = await waterOf(db, userId).where("date", "=", date).executeTakeFirst()
    return { [date]: stored && asWaterDay(stored).glasses }
  },
  check({ now }, { key: date, before, row }) {
    requireWritableDay(date, now)
    const [glasses, glassesBefore] = [row ?? {}, before ?? {}]
    const isAdded = countGlasses(glasses) > countGlasses(glassesBefore)
    if ((isAdded && countGlasses(glasses) > glassesPerDay) || Object.keys(glasses).length > tapsPerDay)
      throw appError("INVALID_INPUT", { fields: { glassId: "too_big" } })
  },
  async store({ db, userId, version }, { key: date, row }) {
    const glasses = JSON.stringify(row)
    await db
      .insertInto("water_days")
      .values({ user_id: userId, date, glasses, version })
      .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet({ glasses, version }))
      .execute()
  },
  rowsAtOnce: rowsAtOnce.large,
  async read(db, userId, since, after) {
    const rows = await (since === null ? latestAfter : changedAfter)(db, { userId, ...after })
    return rows.map(asWaterDay).map(({ date, glasses, version }) => {
      return { key: date, version, row: glasses }
    })
  },
}

const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) =>
  inOrderAfter(waterOf(db, userId), "date", { version, key }, rowsAtOnce.large),
)

const latestAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const latest = waterOf(db, userId).orderBy("date", "desc").limit(sql.lit(daysAtHand)).as("latest")
  return inOrderAfter(db.selectFrom(latest).select(columns), "date", { version, key }, rowsAtOnce.large)
})

function waterOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("water_days").select(columns).where("user_id", "=", userId)
}

function asWaterDay({ date, glasses, version }: { date: string; glasses: string; version: number }) {
  return { date, version, glasses: JSON.parse(glasses) as Glasses }
}
