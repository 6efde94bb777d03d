import { lazy, Suspense } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useSynced } from "#app/sync/sync-context.ts"

const KeepReminders = lazy(() => fetchFile(() => import("./keep-reminders.tsx")))

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
