import { useState } from "react"
import { timeOfDaySchema } from "#domain/reminders/reminder-times.ts"

type TimeFieldProps = {
  label: string
  value: string
  onChange: (time: string) => void
  describedBy?: string | undefined
}

export function TimeField({ label, value, onChange, describedBy }: TimeFieldProps) {
  const [typed, setTyped] = useState(value)

  function save() {
    if (timeOfDaySchema.safeParse(typed).success && typed !== value) onChange(typed)
    else setTyped(value)
  }

  return (
    <input
      type="time"
      aria-label={label}
      aria-describedby={describedBy}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      className="min-h-12 rounded-md bg-transparent px-3 text-base text-ink"
    />
  )
}
