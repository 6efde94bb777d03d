import { lazy } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import { useSynced } from "#app/sync/sync-context.ts"

/** Where its file does not come, the next visit does it. */
const KeepReminders = lazy(() => fetchFile(() => import("./keep-reminders.tsx")))

export function LazyKeepReminders() {
  const { own } = useSynced().rows.reminderTimes
  if (own === undefined) return null
  return (
    <Optional>
      <KeepReminders />
    </Optional>
  )
}
