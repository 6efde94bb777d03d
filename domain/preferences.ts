import * as z from "zod/mini"

export const reminders = ["morningReminder", "mealReminders", "waterReminder", "dailyTips"] as const
export type Reminder = (typeof reminders)[number]

/** Which reminders she wants, and whether she wishes to read no weights, calories and scores. */
export const preferencesSchema = z.strictObject({
  morningReminder: z.boolean(),
  mealReminders: z.boolean(),
  waterReminder: z.boolean(),
  dailyTips: z.boolean(),
  numbersHidden: z.boolean(),
  /** Whether she has been asked, once, if she wishes to be reminded. */
  wasAskedToRemind: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const defaultReminders: Pick<Preferences, Reminder> = {
  morningReminder: true,
  mealReminders: true,
  waterReminder: true,
  dailyTips: true,
}
