import { useEffect, useRef, useSyncExternalStore } from "react"
import { useConsent } from "#app/consent/use-consent.ts"
import { readDiscreet } from "#app/discreet/settings.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { useUser } from "#app/session/use-user.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { timeZoneHere } from "#app/time-zone-here.ts"
import { renewDevice } from "./renew-device.ts"

export default function KeepReminders() {
  const { perform } = useOperations()
  const { isGiven } = useConsent("reminders")
  const isDiscreet = useSyncExternalStore(onStorageChange, () => readDiscreet() !== null)
  const timeZone = useSynced(({ reminderTimes }) => reminderTimes.own?.values.timeZone)
  const told = useRef(timeZone)

  useEffect(() => {
    const here = timeZoneHere()
    // She has travelled.
    if (!isGiven || timeZone === undefined || timeZone === here || told.current === here) return
    told.current = here
    perform("reminderTimesChanged", { fields: { timeZone: here } })
  }, [isGiven, timeZone, perform])

  return isGiven && <DeviceRenewal key={String(isDiscreet)} />
}

function DeviceRenewal() {
  const { id: userId } = useUser()
  const { perform } = useOperations()
  const language = usePartLanguage("notifications")

  useEffect(() => {
    // Without a connection the next visit does it.
    void renewDevice({ userId, language, perform }).catch(() => {})
  }, [userId, language, perform])

  return null
}
