import { type Insertable, type Kysely, type Selectable, sql } from "kysely"
import { checkInQuestions, type DayAnswers } from "#domain/check-in.ts"
import { daysAtHand } from "#domain/day-record.ts"
import { laterOf, type Timestamped } from "#domain/timestamped.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { Place } from "../sync/noun.ts"

type StoredCheckIn = { date: string; version: number; changedAt: string; answers: Timestamped<DayAnswers> }

const columns = [...checkInQuestions, "date", "sleep_hours", "changed_at", "field_changed_at", "version"] as const

function asCheckIn(row: Pick<Selectable<Tables["check_ins"]>, (typeof columns)[number]>): StoredCheckIn {
  const moments = JSON.parse(row.field_changed_at) as Timestamped<DayAnswers>["changedAt"]
  const answers: Timestamped<DayAnswers> = { values: {}, changedAt: {} }
  for (const question of checkInQuestions) {
    if (row[question] === null) continue
    answers.values[question] = row[question]
    answers.changedAt[question] = moments[question] ?? row.changed_at
  }
  if (moments.sleepHours) {
    answers.values.sleepHours = row.sleep_hours
    answers.changedAt.sleepHours = moments.sleepHours
  }
  return { date: row.date, version: row.version, changedAt: row.changed_at, answers }
}

function checkInsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("check_ins").select(columns).where("user_id", "=", userId)
}

/** `date`: YYYY-MM-DD. */
export async function readCheckIn(db: Kysely<Tables>, userId: string, date: string): Promise<StoredCheckIn | null> {
  const [row] = await onDate(db, { userId, date })
  return row ? asCheckIn(row) : null
}

const onDate = prepared((db, { userId, date }: { userId: string; date: string }) =>
  checkInsOf(db, userId).where("date", "=", date),
)

/** Oldest first: all, or the latest. */
export async function readCheckIns(db: Kysely<Tables>, userId: string, most?: number) {
  const newest = checkInsOf(db, userId).orderBy("date", "desc")
  const rows = await newest.$if(most !== undefined, (query) => query.limit(sql.lit(most ?? 0))).execute()
  return rows.reverse().map(({ date, energy, mood, bloating, sleep_hours: sleepHours, changed_at: changedAt }) => ({
    date,
    value: { energy, mood, bloating, sleepHours },
    changedAt,
  }))
}

/** The next after a place, in order of change. */
export async function readChangedCheckIns(db: Kysely<Tables>, userId: string, after: Place): Promise<StoredCheckIn[]> {
  return (await changedAfter(db, { userId, ...after })).map(asCheckIn)
}

/** The same of those that a device has at hand. */
export async function readLatestCheckIns(db: Kysely<Tables>, userId: string, after: Place): Promise<StoredCheckIn[]> {
  return (await latestAfter(db, { userId, ...after })).map(asCheckIn)
}

const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) =>
  inOrderAfter(checkInsOf(db, userId), "date", { version, key }, rowsAtOnce.small),
)

const latestAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const latest = checkInsOf(db, userId).orderBy("date", "desc").limit(sql.lit(daysAtHand)).as("latest")
  return inOrderAfter(db.selectFrom(latest).select(columns), "date", { version, key }, rowsAtOnce.small)
})

export async function storeCheckIn(db: Kysely<Tables>, userId: string, checkIn: Omit<StoredCheckIn, "changedAt">) {
  const { date, version, answers } = checkIn
  const { energy = null, mood = null, bloating = null, sleepHours = null } = answers.values
  const changedAt = Object.values(answers.changedAt).reduce(laterOf)
  const content = { energy, mood, bloating, sleep_hours: sleepHours, changed_at: changedAt, version }
  await store(db, { user_id: userId, date, ...content, field_changed_at: JSON.stringify(answers.changedAt) })
}

const store = prepared((db, checkIn: Required<Insertable<Tables["check_ins"]>>) => {
  const { user_id, date, energy, mood, bloating, sleep_hours, changed_at, field_changed_at, version } = checkIn
  const content = { energy, mood, bloating, sleep_hours, changed_at, field_changed_at, version }
  return db
    .insertInto("check_ins")
    .values({ user_id, date, ...content })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet(content))
})
