import type { Kysely, Selectable } from "kysely"
import { checkInQuestions, type DayAnswers } from "#domain/check-in.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"

type StoredCheckIn = { date: string; version: number; changedAt: string; answers: Timestamped<DayAnswers> }

function asCheckIn(row: Selectable<Tables["check_ins"]>): StoredCheckIn {
  const moments = JSON.parse(row.field_changed_at) as Timestamped<DayAnswers>["changedAt"]
  const answers: Timestamped<DayAnswers> = { values: {}, changedAt: {} }
  for (const question of checkInQuestions) {
    if (row[question] === null) continue
    answers.values[question] = row[question]
    answers.changedAt[question] = moments[question] ?? row.changed_at
  }
  // Taken back, it is null since then.
  if (moments.sleepHours) {
    answers.values.sleepHours = row.sleep_hours
    answers.changedAt.sleepHours = moments.sleepHours
  }
  return { date: row.date, version: row.version, changedAt: row.changed_at, answers }
}

function checkInsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("check_ins").selectAll().where("user_id", "=", userId)
}

/** Her check-in of one calendar day (YYYY-MM-DD), or null. */
export async function readCheckIn(db: Kysely<Tables>, userId: string, date: string): Promise<StoredCheckIn | null> {
  const row = await checkInsOf(db, userId).where("date", "=", date).executeTakeFirst()
  return row ? asCheckIn(row) : null
}

/** All her check-ins, oldest first. */
export async function readCheckIns(db: Kysely<Tables>, userId: string) {
  const rows = await checkInsOf(db, userId).orderBy("date").execute()
  return rows.map(({ date, energy, mood, bloating, sleep_hours: sleepHours, changed_at: changedAt }) => ({
    date,
    value: { energy, mood, bloating, sleepHours },
    changedAt,
  }))
}

/** Her check-ins changed after a version. */
export async function readChangedCheckIns(db: Kysely<Tables>, userId: string, since: number): Promise<StoredCheckIn[]> {
  return (await checkInsOf(db, userId).where("version", ">", since).orderBy("version").execute()).map(asCheckIn)
}

export async function readLatestCheckIns(db: Kysely<Tables>, userId: string, count: number): Promise<StoredCheckIn[]> {
  return (await checkInsOf(db, userId).orderBy("date", "desc").limit(count).execute()).map(asCheckIn)
}

export async function storeCheckIn(db: Kysely<Tables>, userId: string, checkIn: StoredCheckIn) {
  const { date, version, changedAt, answers } = checkIn
  const { energy = null, mood = null, bloating = null, sleepHours = null } = answers.values
  const content = { energy, mood, bloating, sleep_hours: sleepHours, changed_at: changedAt, version }
  const row = { ...content, field_changed_at: JSON.stringify(answers.changedAt) }
  await db
    .insertInto("check_ins")
    .values({ user_id: userId, date, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet(row))
    .execute()
}
