import { useEffect, useRef, useSyncExternalStore } from "react"
import { useConsent } from "#app/consent/use-consent.ts"
import { readDiscreet } from "#app/discreet/settings.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { useUser } from "#app/session/use-user.ts"
import { onStorageChange } from "#app/sync/device.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { timeZoneHere } from "#app/time-zone-here.ts"
import { renewDevice } from "./renew-device.ts"

export default function KeepReminders() {
  const { id: userId } = useUser()
  const { perform } = useOperations()
  const { isGiven } = useConsent("reminders")
  const { own } = useSynced().rows.reminderTimes
  const language = usePartLanguage("notifications")
  const isDiscreet = useSyncExternalStore(onStorageChange, () => readDiscreet() !== null)
  const timeZone = own?.values.timeZone
  const told = useRef(timeZone)

  useEffect(() => {
    const here = timeZoneHere()
    // She has travelled.
    if (!isGiven || timeZone === undefined || timeZone === here || told.current === here) return
    told.current = here
    perform("reminderTimesChanged", { fields: { timeZone: here } })
  }, [isGiven, timeZone, perform])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server is told of decides, not each new function
  useEffect(() => {
    // Without a connection: at the next visit.
    if (isGiven) void renewDevice({ userId, language, perform }).catch(() => {})
  }, [userId, isGiven, language, isDiscreet])

  return null
}
