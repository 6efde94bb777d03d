import { useMessages } from "#app/language/use-messages.ts"
import type { ReminderTimes } from "#domain/reminders/reminder-times.ts"
import { TimeField } from "./time-field.tsx"

type QuietHoursProps = {
  times: Omit<ReminderTimes, "timeZone">
  onChange: (fields: Partial<ReminderTimes>) => void
}

export function QuietHours({ times, onChange }: QuietHoursProps) {
  const t = useMessages("notifications")
  const { quietFrom, quietUntil } = times
  return (
    <section aria-labelledby="quiet-hours" className="flex flex-col gap-2">
      <h2 id="quiet-hours">{t("quietHours")}</h2>
      <p className="text-ink-soft">{t("quietHoursText")}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span className="rounded-md border border-line-strong bg-surface">
          <TimeField
            key={quietFrom}
            label={t("quietFrom")}
            value={quietFrom}
            onChange={(time) => onChange({ quietFrom: time })}
          />
        </span>
        <span aria-hidden>–</span>
        <span className="rounded-md border border-line-strong bg-surface">
          <TimeField
            key={quietUntil}
            label={t("quietUntil")}
            value={quietUntil}
            onChange={(time) => onChange({ quietUntil: time })}
          />
        </span>
      </p>
    </section>
  )
}
