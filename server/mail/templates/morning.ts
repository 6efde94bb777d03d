import { type Reminder, reminders } from "#domain/profile/preferences.ts"
import { isQuiet, type ReminderTimes } from "#domain/reminders/reminder-times.ts"
import { type Line, letterMail, type Recipient } from "../letter.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage } from "../messages.ts"

export const morningMailKind = "morning"

/** `toggles` is null if no daily reminders come. `today` and `tomorrow` are times (HH:MM) of what the user noted. */
type Day = {
  times: ReminderTimes
  toggles: Record<Reminder, boolean> | null
  today: readonly string[]
  tomorrow: readonly string[]
  /** Whether a short word comes of which the user wants to be reminded. */
  hasWord: boolean
}

const morningLines = {
  morningReminder: "morningRitual",
  mealReminders: "morningMeals",
  waterReminder: "morningWater",
  dailyTips: "morningTip",
} as const

/** Makes the mail with the day's reminders. Its subject does not reveal what the app is for. */
export function morningMail(user: Recipient, link: string, day: Day, usefulMinutes: number): Mail {
  const { times, toggles, today, tomorrow, hasWord } = day
  const language = mailLanguage(undefined, user.language, "pt")
  const list = new Intl.ListFormat(language, { type: "conjunction" })
  const lines = reminders.flatMap((reminder): Line[] => {
    const hers = times[reminder].filter((time) => !isQuiet(time, times)).toSorted()
    return toggles?.[reminder] && hers.length > 0 ? [[morningLines[reminder], { times: list.format(hers) }]] : []
  })
  const noted = (line: "morningNoted" | "morningNotedTomorrow", times: readonly string[]): Line[] =>
    times.length > 0 ? [[line, { times: list.format(times) }]] : []
  return letterMail(user, link, language, {
    kind: morningMailKind,
    subject: "morningSubject",
    before: [
      "morningTold",
      ...lines,
      ...noted("morningNoted", today),
      ...noted("morningNotedTomorrow", tomorrow),
      ...(hasWord ? (["morningWord"] as const) : []),
    ],
    button: "morningButton",
    after: ["morningFree", "morningEnd"],
    usefulMinutes,
  })
}
