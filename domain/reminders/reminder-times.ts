import * as z from "zod/mini"
import type { Reminder } from "../profile/preferences.ts"
import { timeZoneSchema } from "../time-zone.ts"

export const timesMost: Record<Reminder, number> = {
  morningReminder: 1,
  mealReminders: 4,
  waterReminder: 8,
  dailyTips: 1,
}

/** A time of day (HH:MM) in her time zone. */
export const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const timesOf = (reminder: Reminder) => z.array(timeOfDaySchema).check(z.maxLength(timesMost[reminder]))

/** If `quietFrom` equals `quietUntil`, there are no quiet hours. */
export const reminderTimesSchema = z.strictObject({
  morningReminder: timesOf("morningReminder"),
  mealReminders: timesOf("mealReminders"),
  waterReminder: timesOf("waterReminder"),
  dailyTips: timesOf("dailyTips"),
  quietFrom: timeOfDaySchema,
  quietUntil: timeOfDaySchema,
  byMail: z.boolean(),
  /** True if a reminder comes on the day of a new short word. */
  shortWords: z.boolean(),
  timeZone: timeZoneSchema,
})
export type ReminderTimes = z.infer<typeof reminderTimesSchema>

export const defaultTimes: Omit<ReminderTimes, "timeZone"> = {
  morningReminder: ["08:00"],
  mealReminders: ["09:00", "12:30", "19:00"],
  waterReminder: ["10:00", "14:00", "17:00"],
  dailyTips: ["15:30"],
  quietFrom: "21:00",
  quietUntil: "07:00",
  byMail: false,
  shortWords: false,
}

/** Quiet hours may include midnight. */
export function isQuiet(time: string, { quietFrom, quietUntil }: Pick<ReminderTimes, "quietFrom" | "quietUntil">) {
  if (quietFrom <= quietUntil) return time >= quietFrom && time < quietUntil
  return time >= quietFrom || time < quietUntil
}
