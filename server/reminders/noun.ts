import type { Kysely } from "kysely"
import { defaultTimes, type ReminderTimes } from "#domain/reminder-times.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { ownRowNoun } from "../sync/own-row.ts"
import { removeDevice, rescheduleChannels, setMailbox, storeDevice } from "./channels.ts"

/** Null while she has said nothing. */
export async function readReminderTimes(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("reminder_times").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, times: JSON.parse(row.times) as Timestamped<ReminderTimes> } : null
}

/** Null while her time zone is unknown. */
export function completeTimes(stored: Timestamped<ReminderTimes> | undefined): ReminderTimes | null {
  const { timeZone, ...times } = stored?.values ?? {}
  return timeZone === undefined ? null : { ...defaultTimes, ...times, timeZone }
}

/** No device is told of the others. */
export const reminderTimesNoun = ownRowNoun<"reminderTimes">({
  noun: "reminderTimes",
  async find(db, userId) {
    const stored = await readReminderTimes(db, userId)
    return stored && { version: stored.version, row: stored.times }
  },
  async store({ db, userId, now, version }, { row }) {
    const times = JSON.stringify(row)
    await db
      .insertInto("reminder_times")
      .values({ user_id: userId, times, version })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ times, version }))
      .execute()
    const complete = completeTimes(row ?? undefined)
    await setMailbox(db, userId, complete?.byMail ?? false, now)
    await rescheduleChannels(db, userId, complete, now)
  },
  afterwards: {
    async reminderDeviceAdded({ db, userId, sessionId = null, now }, device) {
      const stored = await readReminderTimes(db, userId)
      await storeDevice(db, userId, { ...device, sessionId }, completeTimes(stored?.times), now)
    },
    async reminderDeviceRemoved({ db, userId }, { endpoint }) {
      await removeDevice(db, userId, endpoint)
    },
  },
})
