import { useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { readDiscreet } from "#app/privacy/discreet/settings.ts"
import { useUser } from "#app/session/use-user.ts"
import { removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { useOperations, useRowsNow } from "#app/sync/sync-context.ts"
import { timeZoneHere } from "#app/time-zone-here.ts"
import { pushSupport, subscribe, unsubscribe } from "./browser.ts"
import { type DeviceRecord, deviceRecordKey, readDeviceRecord } from "./device-record.ts"
import { requestPushKey } from "./request-push-key.ts"

type RemindersHere = "on" | "off" | "blocked" | "installed" | "no"

export function useRemindersHere() {
  const { id: userId } = useUser()
  const { perform } = useOperations()
  const rowsNow = useRowsNow()
  const { isGiven, isAsked, agree } = useConsent("reminders")
  const language = useLanguage()
  const record = useStored(deviceRecordKey(userId), () => readDeviceRecord(userId))
  const [permission, setPermission] = useState(() => ("Notification" in window ? Notification.permission : "denied"))
  const [isWorking, setWorking] = useState(false)

  async function turnOn(): Promise<"on" | "blocked" | "unavailable" | "refused"> {
    setWorking(true)
    try {
      const allowed = await Notification.requestPermission()
      setPermission(allowed)
      if (allowed === "denied") return "blocked"
      if (allowed !== "granted") return "refused"
      const publicKey = await requestPushKey()
      if (publicKey === null) return "unavailable"
      const device = await subscribe(publicKey)
      const told = { language, isDiscreet: readDiscreet() !== null }
      if (!isGiven) agree()
      if (rowsNow().reminderTimes.own?.values.timeZone === undefined)
        perform("reminderTimesChanged", { fields: { timeZone: timeZoneHere() } })
      perform("reminderDeviceAdded", { ...device, ...told })
      const value: DeviceRecord = { endpoint: device.endpoint, publicKey, ...told, toldAtMs: Date.now() }
      return writeRecord(deviceRecordKey(userId), { value, isUnsaved: false }) ? "on" : "unavailable"
    } catch {
      return "unavailable"
    } finally {
      setWorking(false)
    }
  }

  async function turnOff() {
    if (record) perform("reminderDeviceRemoved", { endpoint: record.endpoint })
    removeRecord(deviceRecordKey(userId))
    // It does not matter if unsubscribing fails, because the server removes devices that it cannot reach.
    await unsubscribe().catch(() => {})
  }

  const support = pushSupport()
  const isOn = record !== null && permission === "granted"
  const here: RemindersHere = support !== "yes" ? support : permission === "denied" ? "blocked" : isOn ? "on" : "off"
  return { here, isAsked, isWorking, turnOn, turnOff }
}
