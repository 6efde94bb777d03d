import { useEffect, useSyncExternalStore } from "react"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { readDiscreet } from "#app/privacy/discreet/settings.ts"
import { useUser } from "#app/session/use-user.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { renewDevice } from "./renew-device.ts"

export default function KeepReminders() {
  const { isGiven } = useConsent("reminders")
  const isDiscreet = useSyncExternalStore(onStorageChange, () => readDiscreet() !== null)
  return isGiven && <DeviceRenewal key={String(isDiscreet)} />
}

function DeviceRenewal() {
  const { id: userId } = useUser()
  const { perform } = useOperations()
  const language = usePartLanguage("notifications")

  useEffect(() => {
    // If renewing the device fails, as it does offline, it is repeated at the next visit.
    void renewDevice({ userId, language, perform }).catch(() => {})
  }, [userId, language, perform])

  return null
}
