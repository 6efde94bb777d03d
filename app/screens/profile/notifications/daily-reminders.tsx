import { useSyncExternalStore } from "react"
import { readBirthDate } from "#app/care/baby-age/birth-date.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useReminderTimes } from "#app/reminders/use-reminder-times.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { Switch } from "#app/ui/switch.tsx"
import { useToday } from "#app/ui/use-today.ts"
import { areShortWordsToCome } from "#domain/care/short-words.ts"
import { type defaultReminders, type Reminder, reminders } from "#domain/profile/preferences.ts"
import type { ReminderTimes } from "#domain/reminders/reminder-times.ts"
import { ReminderTimesOf } from "./reminder-times.tsx"

type DailyRemindersProps = {
  preferences: typeof defaultReminders
  /** True as long as no reminder arrives yet, neither on a device nor by mail. */
  isWaiting: boolean
  onSwitch: (reminder: Reminder, isOn: boolean) => void
  onTimes: (fields: Partial<ReminderTimes>) => void
}

export function DailyReminders({ preferences, isWaiting, onSwitch, onTimes }: DailyRemindersProps) {
  const t = useMessages("notifications")
  const { times, isGiven } = useReminderTimes()
  const today = useToday()
  const birthDate = useSyncExternalStore(
    onStorageChange,
    () => readBirthDate(today),
    () => null,
  )
  return (
    <ul className="divide-y divide-line border-y border-line">
      {reminders.map((reminder) => (
        <li key={reminder} className="max-w-none py-1">
          <Switch
            label={t(reminder)}
            description={t(`${reminder}Text`)}
            checked={preferences[reminder]}
            isWaiting={isWaiting}
            onChange={(isOn) => onSwitch(reminder, isOn)}
          />
          {isGiven && preferences[reminder] && (
            <ReminderTimesOf reminder={reminder} times={times} onChange={(next) => onTimes({ [reminder]: next })} />
          )}
        </li>
      ))}
      {isGiven && areShortWordsToCome(birthDate, today) && (
        <li className="max-w-none py-1">
          <Switch
            label={t("shortWords")}
            description={t("shortWordsText")}
            checked={times.shortWords}
            isWaiting={isWaiting}
            onChange={(shortWords) => onTimes({ shortWords })}
          />
        </li>
      )}
    </ul>
  )
}
