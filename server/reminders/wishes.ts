import type { Kysely } from "kysely"
import type { Journey } from "#domain/journey/journey.ts"
import { defaultReminders } from "#domain/profile/preferences.ts"
import type { ReminderTimes } from "#domain/reminders/reminder-times.ts"
import type { Tables } from "../database/tables.ts"
import { readLastRows, readOwnRows, type UnreadableRow } from "../sync/rows.ts"
import { completeTimes } from "./complete-times.ts"
import { type Noted, notedOf } from "./noted.ts"
import { rowsOfSchedule } from "./schedule.ts"
import { isNoted, localDate, type Slot } from "./slots.ts"
import { readWordDates } from "./word-dates.ts"

export type Wishes = {
  times: ReminderTimes
  noted: Noted
  toggles: typeof defaultReminders
  isSilent: boolean
  hardNights: ReadonlySet<string>
}

const read = [...rowsOfSchedule, "preferences"] as const

/**
 * Reads by user id what users want to be reminded of. A user without a time zone has no entry, nor one with an
 * unreadable row, because that row may ask for quiet mode.
 */
export async function readWishes(
  db: Kysely<Tables>,
  userIds: readonly string[],
  onUnreadable: (error: UnreadableRow) => void,
): Promise<Map<string, Wishes>> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return new Map()
  const unreadable = new Set<string>()
  function noteUnreadable(error: UnreadableRow, userId: string) {
    onUnreadable(error)
    unreadable.add(userId)
  }
  const rows = await readOwnRows(db, ids, read, noteUnreadable)
  const journeys = await readLastRows(db, ids, "journeys", 2, noteUnreadable)
  const timesOf = new Map(
    [...rows].flatMap(([userId, { reminderTimes }]) => {
      const times = completeTimes(reminderTimes)
      return times ? [[userId, times] as const] : []
    }),
  )
  const wordDates = await readWordDates(db, timesOf, noteUnreadable)
  const wishes = new Map<string, Wishes>()
  for (const [userId, { preferences, silence, ...own }] of rows) {
    const times = timesOf.get(userId)
    if (!times || unreadable.has(userId)) continue
    const hardNights = (journeys.get(userId) ?? []).flatMap((journey) => hardNightDates(journey, times.timeZone))
    const isSilent = silence?.values.isOn === true
    wishes.set(userId, {
      times,
      noted: notedOf(own, isSilent, wordDates.get(userId)),
      toggles: { ...defaultReminders, ...preferences?.values },
      isSilent,
      hardNights: new Set(hardNights),
    })
  }
  return wishes
}

/**
 * Whether a reminder may be sent. Reminders of noted visits and medicines always may be; a daily reminder must be
 * switched on. Quiet mode and a hard night stop daily reminders and those of short words, the brief texts that come on
 * certain days after the birth.
 */
export function isWished(wishes: Wishes, slot: Slot): boolean {
  if (slot.reminder === "shortWord") return areDailyWished(wishes, slot.date)
  return isNoted(slot) || (wishes.toggles[slot.reminder] && areDailyWished(wishes, slot.date))
}

export function areDailyWished({ isSilent, hardNights }: Wishes, date: string): boolean {
  return !isSilent && !hardNights.has(date)
}

function hardNightDates({ hardNights }: Journey, timeZone: string): string[] {
  const { values, changedAt } = hardNights ?? { values: {}, changedAt: {} }
  return Object.entries(values)
    .filter(([, meals]) => meals && meals.length > 0)
    .flatMap(([day]) => changedAt[Number(day)] ?? [])
    .map((moment) => localDate(timeZone, new Date(moment)))
}
