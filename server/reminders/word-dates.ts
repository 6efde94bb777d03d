import type { Kysely } from "kysely"
import { birthDateOf } from "#domain/care/birth-date.ts"
import { shortWordDays } from "#domain/care/short-words.ts"
import { addDaysTo } from "#domain/days/day-record.ts"
import type { ReminderTimes } from "#domain/reminders/reminder-times.ts"
import type { Tables } from "../database/tables.ts"
import { readOwnRows, type UnreadableRow } from "../sync/rows.ts"
import { localDate } from "./slots.ts"

/**
 * Users answer how many weeks ago the birth was. If the date of an answer is unknown, this one is assumed, which is so
 * early that no short word is due.
 */
const longAgo = "1970-01-01"

/**
 * Reads by user id the dates (YYYY-MM-DD) of unread short words, the brief texts that come on certain days after the
 * birth. Only users who want to be reminded of them and have said when the birth was have an entry.
 */
export async function readWordDates(
  db: Kysely<Tables>,
  timesOf: ReadonlyMap<string, Pick<ReminderTimes, "shortWords" | "timeZone">>,
  onUnreadable: (error: UnreadableRow, userId: string) => void,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...timesOf].flatMap(([userId, { shortWords }]) => (shortWords ? [userId] : []))
  if (ids.length === 0) return new Map()
  const rows = await readOwnRows(db, ids, ["onboarding", "household"], onUnreadable)
  return new Map(
    [...rows].map(([userId, { onboarding, household }]) => {
      const dayOf = (moment: string) => localDate(timesOf.get(userId)?.timeZone ?? "UTC", new Date(moment))
      const birthDate = birthDateOf({ onboarding, household }, longAgo, dayOf)
      const readDay = household?.values.shortWordDay ?? -1
      const unread = shortWordDays.filter((day) => day > readDay)
      return [userId, birthDate === null ? [] : unread.map((day) => addDaysTo(birthDate, day))] as const
    }),
  )
}
