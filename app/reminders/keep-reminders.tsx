import { useEffect } from "react"
import { useConsent } from "#app/consent/use-consent.ts"
import { readDiscreet } from "#app/discreet/settings.ts"
import { useLanguageOf } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { removeRecord, writeRecord } from "#app/storage/records.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { readDevice, subscribe } from "./browser.ts"
import { type DeviceRecord, deviceRecordKey, readDeviceRecord } from "./device-record.ts"
import { requestPushKey } from "./request-push-key.ts"
import { timeZoneHere } from "./use-reminders-here.ts"

/** A server that was restored from a backup learns of this browser again after so long. */
const toldAgainMs = 7 * 24 * 60 * 60_000

/** At each visit: subscribes this browser again if it lost that, and tells the server what has changed since it was told. */
export default function KeepReminders() {
  const { id: userId } = useUser()
  const { perform } = useOperations()
  const { isGiven } = useConsent("reminders")
  const { own } = useSynced().rows.reminderTimes
  const language = useLanguageOf("notifications")
  const timeZone = own?.values.timeZone

  useEffect(() => {
    // She has travelled, or moved.
    const here = timeZoneHere()
    if (isGiven && timeZone !== undefined && timeZone !== here)
      perform("reminderTimesChanged", { fields: { timeZone: here } })
  }, [isGiven, timeZone, perform])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, and when the language changes
  useEffect(() => {
    const record = readDeviceRecord(userId)
    // Without a connection or storage: at the next visit.
    if (record && isGiven) void renew(record).catch(() => {})
  }, [userId, isGiven, language])

  async function renew(record: DeviceRecord) {
    if (Notification.permission !== "granted") {
      perform("reminderDeviceRemoved", { endpoint: record.endpoint })
      return removeRecord(deviceRecordKey(userId))
    }
    const isLongAgo = Date.now() - record.toldAtMs >= toldAgainMs
    const publicKey = (isLongAgo && (await requestPushKey())) || record.publicKey
    const known = await readDevice()
    const { endpoint, p256dh, auth } = known?.publicKey === publicKey ? known : await subscribe(publicKey)
    const told = { language, isDiscreet: readDiscreet() !== null }
    const isKnown =
      endpoint === record.endpoint && told.language === record.language && told.isDiscreet === record.isDiscreet
    if (isKnown && !isLongAgo) return
    if (endpoint !== record.endpoint) perform("reminderDeviceRemoved", { endpoint: record.endpoint })
    perform("reminderDeviceAdded", { endpoint, p256dh, auth, ...told })
    const value: DeviceRecord = { endpoint, publicKey, ...told, toldAtMs: Date.now() }
    writeRecord(deviceRecordKey(userId), { value, isUnsaved: false })
  }

  return null
}
