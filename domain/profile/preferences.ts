import * as z from "zod/mini"

export const reminders = ["morningReminder", "mealReminders", "waterReminder", "dailyTips"] as const
export type Reminder = (typeof reminders)[number]

export const preferencesSchema = z.strictObject({
  morningReminder: z.boolean(),
  mealReminders: z.boolean(),
  waterReminder: z.boolean(),
  dailyTips: z.boolean(),
  numbersHidden: z.boolean(),
  wasAskedToRemind: z.boolean(),
  litWindowsHidden: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const defaultReminders: Pick<Preferences, Reminder> = {
  morningReminder: true,
  mealReminders: true,
  waterReminder: true,
  dailyTips: true,
}
