import type { Kysely } from "kysely"
import type { CheckIn } from "#domain/check-in.ts"
import type { Kept } from "#domain/kept.ts"
import { givesWay } from "../database/gives-way.ts"
import type { Tables } from "../database/tables.ts"

/** How she felt on one calendar day (YYYY-MM-DD), or null while she has not said. */
export async function readCheckIn(db: Kysely<Tables>, userId: string, date: string): Promise<Kept<CheckIn> | null> {
  const row = await db
    .selectFrom("check_ins")
    .selectAll()
    .where("user_id", "=", userId)
    .where("date", "=", date)
    .executeTakeFirst()
  if (!row) return null
  return { value: { energy: row.energy, mood: row.mood, bloating: row.bloating }, changedAt: row.changed_at }
}

/** How she felt on each day that she said it, oldest first. */
export async function readCheckIns(db: Kysely<Tables>, userId: string) {
  const rows = await db.selectFrom("check_ins").selectAll().where("user_id", "=", userId).orderBy("date").execute()
  return rows.map(({ date, energy, mood, bloating, changed_at: changedAt }) => ({
    date,
    value: { energy, mood, bloating },
    changedAt,
  }))
}

/** Keeps a day's answers unless newer ones are kept already; of two with the same moment, the ones that came last. */
export async function keepCheckIn(
  db: Kysely<Tables>,
  userId: string,
  date: string,
  { value, changedAt }: Kept<CheckIn>,
  now: Date,
) {
  const answers = { ...value, changed_at: changedAt }
  await db
    .insertInto("check_ins")
    .values({ user_id: userId, date, ...answers })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "date"])
        .doUpdateSet(answers)
        .where(givesWay("check_ins.changed_at", changedAt, now)),
    )
    .execute()
}
