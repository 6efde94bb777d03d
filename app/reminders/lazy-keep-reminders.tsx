import { lazy, Suspense } from "react"
import { fetchOptional } from "#app/fetch-file.ts"
import { useSynced } from "#app/sync/sync-context.ts"

/** Where its file does not come, the next visit does it. */
const KeepReminders = lazy(() => fetchOptional(() => import("./keep-reminders.tsx")))

/** Only whoever is reminded fetches what keeps that going. */
export function LazyKeepReminders() {
  const { own } = useSynced().rows.reminderTimes
  if (own === undefined) return null
  return (
    <Suspense>
      <KeepReminders />
    </Suspense>
  )
}
