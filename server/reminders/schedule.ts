import type { Kysely } from "kysely"
import type { ReminderTimes } from "#domain/reminders/reminder-times.ts"
import type { Tables } from "../database/tables.ts"
import { readOwnRows } from "../sync/rows.ts"
import { completeTimes } from "./complete-times.ts"
import { type Noted, notedOf } from "./noted.ts"
import { readWordDates } from "./word-dates.ts"

/** When a user is to be reminded, by the times that she set and by what she noted. */
export type Schedule = { times: ReminderTimes; noted: Noted }

export const rowsOfSchedule = ["reminderTimes", "visits", "medicines", "silence"] as const

/** Reads a user's schedule; null while her time zone is unknown. Throws UnreadableRow. */
export async function readSchedule(db: Kysely<Tables>, userId: string): Promise<Schedule | null> {
  const rows = await readOwnRows(db, [userId], rowsOfSchedule, raise)
  const { reminderTimes, visits, medicines, silence } = rows.get(userId) ?? {}
  const times = completeTimes(reminderTimes)
  if (!times) return null
  const isSilent = silence?.values.isOn === true
  const wordDates = await readWordDates(db, new Map([[userId, times]]), raise)
  const noted = { ...(visits && { visits }), ...(medicines && { medicines }) }
  return { times, noted: notedOf(noted, isSilent, wordDates.get(userId)) }
}

function raise(error: unknown): never {
  throw error
}
