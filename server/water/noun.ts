import type { Kysely } from "kysely"
import { daysAtHand } from "#domain/day-record.ts"
import { countGlasses, type Glasses, glassesPerDay, withGlass, withoutGlass } from "#domain/water.ts"
import { requireWritableDay } from "../check-in/writable-day.ts"
import { requireConsent } from "../consent/data.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import type { OperationContext, SyncedNoun } from "../sync/noun.ts"

/** Taps in one day, those taken back too. */
const tapsPerDay = 200

/** The glasses of each calendar day, oldest first. */
export async function readWater(db: Kysely<Tables>, userId: string) {
  return (await waterOf(db, userId).orderBy("date").execute()).map(asWaterDay)
}

/** Her water, as a set of taps for each day: those of two devices add up, and one taken back stays so. */
export const waterNoun: SyncedNoun = {
  noun: "water",
  handlers: {
    glassDrunk: (context, { date, glassId }) =>
      change(context, date, (glasses) => {
        const added = withGlass(glasses, glassId)
        if (added !== glasses && countGlasses(added) > glassesPerDay) throw tooMany()
        return added
      }),
    glassTakenBack: (context, { date, glassId }) => change(context, date, (glasses) => withoutGlass(glasses, glassId)),
  },
  async read(db, userId, since) {
    const water = waterOf(db, userId)
    const rows = since === null ? water.orderBy("date", "desc").limit(daysAtHand) : water.where("version", ">", since)
    return (await rows.execute()).map(asWaterDay).map(({ date, glasses, version }) => {
      return { key: date, version, row: glasses }
    })
  },
}

async function change(
  { db, userId, now, version }: OperationContext,
  date: string,
  apply: (glasses: Glasses | undefined) => Glasses,
) {
  requireWritableDay(date, now)
  await requireConsent(db, userId, "diary")
  const stored = await waterOf(db, userId).where("date", "=", date).executeTakeFirst()
  const changed = apply(stored && asWaterDay(stored).glasses)
  if (Object.keys(changed).length > tapsPerDay) throw tooMany()
  const glasses = JSON.stringify(changed)
  await db
    .insertInto("water_days")
    .values({ user_id: userId, date, glasses, version })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet({ glasses, version }))
    .execute()
}

function tooMany() {
  return appError("INVALID_INPUT", { fields: { glassId: "too_big" } })
}

function waterOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("water_days").select(["date", "glasses", "version"]).where("user_id", "=", userId)
}

function asWaterDay({ date, glasses, version }: { date: string; glasses: string; version: number }) {
  return { date, version, glasses: JSON.parse(glasses) as Glasses }
}
