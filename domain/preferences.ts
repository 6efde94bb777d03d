import * as z from "zod/mini"

export const reminders = ["morningReminder", "mealReminders", "waterReminder", "dailyTips"] as const
export type Reminder = (typeof reminders)[number]

/** Which reminders she wants. */
export const preferencesSchema = z.strictObject({
  morningReminder: z.boolean(),
  mealReminders: z.boolean(),
  waterReminder: z.boolean(),
  dailyTips: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const defaultPreferences: Preferences = {
  morningReminder: true,
  mealReminders: true,
  waterReminder: true,
  dailyTips: true,
}
