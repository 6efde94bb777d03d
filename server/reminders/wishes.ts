import type { Kysely } from "kysely"
import type { HardNights } from "#domain/journey.ts"
import { defaultReminders, type Preferences } from "#domain/preferences.ts"
import type { ReminderTimes } from "#domain/reminder-times.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { completeTimes } from "./noun.ts"
import { localDate, type Slot } from "./slots.ts"

export type Wishes = {
  times: ReminderTimes
  toggles: typeof defaultReminders
  isSilent: boolean
  hardNights: ReadonlySet<string>
}

/** By id; none without a time zone. */
export async function readWishes(db: Kysely<Tables>, userIds: readonly string[]): Promise<Map<string, Wishes>> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return new Map()
  const times = await db.selectFrom("reminder_times").selectAll().where("user_id", "in", ids).execute()
  const preferences = await db.selectFrom("preferences").selectAll().where("user_id", "in", ids).execute()
  const silences = await db.selectFrom("silences").selectAll().where("user_id", "in", ids).execute()
  const journeys = await db
    .selectFrom("journeys")
    .select(["user_id", "hard_nights"])
    .where("user_id", "in", ids)
    .where("hard_nights", "is not", null)
    .execute()
  const togglesOf = new Map(preferences.map((row) => [row.user_id, togglesIn(row.preferences)]))
  const silent = new Set(silences.filter(({ is_on }) => is_on === 1).map(({ user_id }) => user_id))
  const wishes = new Map<string, Wishes>()
  for (const row of times) {
    const complete = completeTimes(JSON.parse(row.times) as Timestamped<ReminderTimes>)
    if (!complete) continue
    const hardNights = journeys
      .filter(({ user_id }) => user_id === row.user_id)
      .flatMap(({ hard_nights }) => hardNightDates(hard_nights ?? "", complete.timeZone))
    wishes.set(row.user_id, {
      times: complete,
      toggles: togglesOf.get(row.user_id) ?? defaultReminders,
      isSilent: silent.has(row.user_id),
      hardNights: new Set(hardNights),
    })
  }
  return wishes
}

/** Wished, not in silence, nor after a hard night. */
export function isWished({ toggles, isSilent, hardNights }: Wishes, { reminder, date }: Slot): boolean {
  return toggles[reminder] && !isSilent && !hardNights.has(date)
}

function togglesIn(stored: string): typeof defaultReminders {
  return { ...defaultReminders, ...(JSON.parse(stored) as Timestamped<Preferences>).values }
}

function hardNightDates(stored: string, timeZone: string): string[] {
  const { values, changedAt } = JSON.parse(stored) as Timestamped<HardNights>
  return Object.entries(values)
    .filter(([, meals]) => meals && meals.length > 0)
    .flatMap(([day]) => changedAt[Number(day)] ?? [])
    .map((moment) => localDate(timeZone, new Date(moment)))
}
