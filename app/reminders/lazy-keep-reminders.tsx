import { optional } from "#app/optional.tsx"
import { useSynced } from "#app/sync/sync-context.ts"

/** Where its file does not come, the next visit does it. */
const KeepReminders = optional(() => import("./keep-reminders.tsx"))

export function LazyKeepReminders() {
  const isWished = useSynced(({ reminderTimes }) => reminderTimes.own !== undefined)
  return isWished && <KeepReminders />
}
