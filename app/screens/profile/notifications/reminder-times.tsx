import { Plus, X } from "lucide"
import { useId } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { Reminder } from "#domain/profile/preferences.ts"
import { isQuiet, type ReminderTimes, timeOfDaySchema, timesMost } from "#domain/reminders/reminder-times.ts"
import { TimeField } from "./time-field.tsx"

type ReminderTimesProps = {
  reminder: Reminder
  times: Omit<ReminderTimes, "timeZone">
  onChange: (times: string[]) => void
}

export function ReminderTimesOf({ reminder, times, onChange }: ReminderTimesProps) {
  const t = useMessages("notifications")
  const id = useId()
  const hers = times[reminder]
  const name = t(reminder)

  function change(index: number, time: string | null) {
    const next = hers.flatMap((each, at) => (at === index ? (time ?? []) : each))
    onChange([...new Set(next)].sort())
  }

  return (
    <div className="flex flex-wrap items-center gap-3 pb-4">
      {hers.map((time, index) => (
        <span key={time} className="flex items-center rounded-md border border-line-strong bg-surface">
          <TimeField
            label={t("timeOf", { what: name })}
            value={time}
            onChange={(next) => change(index, next)}
            describedBy={isQuiet(time, times) ? `${id}-quiet` : undefined}
          />
          {hers.length > 1 && (
            <button
              type="button"
              aria-label={t("removeTime", { time, what: name })}
              onClick={() => change(index, null)}
              className="flex size-12 items-center justify-center rounded-md hover:bg-sunken"
            >
              <Icon node={X} size={18} />
            </button>
          )}
        </span>
      ))}
      {hers.length < timesMost[reminder] && (
        <button
          type="button"
          onClick={() => onChange([...hers, freeTime(hers)].sort())}
          className="inline-flex min-h-12 items-center gap-2 rounded-md px-3 underline hover:text-action"
        >
          <Icon node={Plus} size={18} />
          {t("addTime")}
          <span className="sr-only">: {name}</span>
        </button>
      )}
      {hers.some((time) => isQuiet(time, times)) && (
        <p id={`${id}-quiet`} className="w-full text-sm text-ink-soft">
          {t("isQuietTime", { times: hers.filter((time) => isQuiet(time, times)).join(", ") })}
        </p>
      )}
    </div>
  )
}

/** Suggests the first full hour, from 10:00 on, that has no reminder yet. */
function freeTime(taken: readonly string[]): string {
  const hours = Array.from({ length: 24 }, (_, index) => `${String((index + 10) % 24).padStart(2, "0")}:00`)
  return timeOfDaySchema.parse(hours.find((hour) => !taken.includes(hour)))
}
