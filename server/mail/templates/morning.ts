import { type Reminder, reminders } from "#domain/preferences.ts"
import { isQuiet, type ReminderTimes } from "#domain/reminder-times.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

type Day = { times: ReminderTimes; toggles: Record<Reminder, boolean> }

const lineOf = {
  morningReminder: "morningRitual",
  mealReminders: "morningMeals",
  waterReminder: "morningWater",
  dailyTips: "morningTip",
} as const

/** The subject does not tell what the app is for. */
export function morningMail(user: Recipient, link: string, { times, toggles }: Day, usefulMinutes: number): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const t = mailMessages(language)
  const list = new Intl.ListFormat(language, { type: "conjunction" })
  const lines = reminders.flatMap((reminder) => {
    const hers = times[reminder].filter((time) => !isQuiet(time, times)).toSorted()
    return toggles[reminder] && hers.length > 0 ? [t(lineOf[reminder], { times: list.format(hers) })] : []
  })
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t("morningTold"), ...lines],
    button: t("morningButton"),
    link,
    after: [t("morningFree"), t("morningEnd")],
  }
  return letterMail(letter, { kind: "morning", to: user.email, subject: t("morningSubject"), usefulMinutes })
}
