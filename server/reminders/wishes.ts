import type { Kysely } from "kysely"
import type { HardNights } from "#domain/journey.ts"
import { defaultReminders } from "#domain/preferences.ts"
import type { ReminderTimes } from "#domain/reminder-times.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { readOwnRows, type UnreadableRow } from "../sync/rows.ts"
import { completeTimes } from "./complete-times.ts"
import { localDate, type Slot } from "./slots.ts"

export type Wishes = {
  times: ReminderTimes
  toggles: typeof defaultReminders
  isSilent: boolean
  hardNights: ReadonlySet<string>
}

const read = ["reminderTimes", "preferences", "silence"] as const

/** By id; none without a time zone, nor where a row of hers is unreadable: it may ask for silence. */
export async function readWishes(
  db: Kysely<Tables>,
  userIds: readonly string[],
  onUnreadable: (error: UnreadableRow) => void,
): Promise<Map<string, Wishes>> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return new Map()
  const unreadable = new Set<string>()
  const rows = await readOwnRows(db, ids, read, (error, userId) => {
    onUnreadable(error)
    unreadable.add(userId)
  })
  const journeys = await db
    .selectFrom("journeys")
    .select(["user_id", "hard_nights"])
    .where("user_id", "in", ids)
    .where("hard_nights", "is not", null)
    .execute()
  const wishes = new Map<string, Wishes>()
  for (const [userId, { reminderTimes, preferences, silence }] of rows) {
    const times = completeTimes(reminderTimes)
    if (!times || unreadable.has(userId)) continue
    const hardNights = journeys
      .filter(({ user_id }) => user_id === userId)
      .flatMap(({ hard_nights }) => hardNightDates(hard_nights ?? "", times.timeZone))
    wishes.set(userId, {
      times,
      toggles: { ...defaultReminders, ...preferences?.values },
      isSilent: silence?.values.isOn === true,
      hardNights: new Set(hardNights),
    })
  }
  return wishes
}

/** Wished, not in silence, nor after a hard night. */
export function isWished({ toggles, isSilent, hardNights }: Wishes, { reminder, date }: Slot): boolean {
  return toggles[reminder] && !isSilent && !hardNights.has(date)
}

function hardNightDates(stored: string, timeZone: string): string[] {
  const { values, changedAt } = JSON.parse(stored) as Timestamped<HardNights>
  return Object.entries(values)
    .filter(([, meals]) => meals && meals.length > 0)
    .flatMap(([day]) => changedAt[Number(day)] ?? [])
    .map((moment) => localDate(timeZone, new Date(moment)))
}
