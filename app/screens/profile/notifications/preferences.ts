import * as z from "zod/mini"
import { readKept, writeKept } from "#app/kept/storage.ts"
import { useStored } from "#app/kept/use-stored.ts"
import { useUser } from "#app/session/use-user.ts"

export const reminders = ["morningReminder", "mealReminders", "waterReminder", "dailyTips"] as const
export type Reminder = (typeof reminders)[number]
type Preferences = Record<Reminder, boolean>

const allOn: Preferences = { morningReminder: true, mealReminders: true, waterReminder: true, dailyTips: true }
const preferencesSchema = z.record(z.enum(reminders), z.boolean())
const isPreferences = (value: unknown) => preferencesSchema.safeParse(value).success

/** Beside the things that the server has a copy of, which a sign-out clears: these are on this device only. */
export function preferencesKey(userId: string) {
  return `florescer:preferences:${userId}`
}

export function usePreferences() {
  const key = preferencesKey(useUser().id)
  const preferences = useStored(key, () => readKept<Preferences>(key, isPreferences)?.value ?? allOn)

  function set(reminder: Reminder, isOn: boolean) {
    const value = { ...preferences, [reminder]: isOn }
    writeKept(key, { value, changedAt: new Date().toISOString(), waiting: false })
  }

  return { preferences, set }
}
