import { readDiscreet } from "#app/privacy/discreet/settings.ts"
import { removeRecord, writeRecord } from "#app/storage/records.ts"
import type { useOperations } from "#app/sync/sync-context.ts"
import { dayMs } from "#domain/day-ms.ts"
import type { Language } from "#domain/language.ts"
import { readDevice, subscribe } from "./browser.ts"
import { type DeviceRecord, deviceRecordKey, readDeviceRecord } from "./device-record.ts"
import { requestPushKey } from "./request-push-key.ts"

/** The browser is registered again after this time, because a server restored from a backup may have lost it. */
const toldAgainMs = 7 * dayMs

type Renewal = {
  userId: string
  language: Language
  perform: ReturnType<typeof useOperations>["perform"]
  isForgotten?: boolean
}

/**
 * Renews the push subscription of this device if it has changed or a week has passed; does nothing if she gets no
 * reminders on this device. Throws if there is no connection.
 */
export async function renewDevice({ userId, language, perform, isForgotten = false }: Renewal) {
  const record = readDeviceRecord(userId)
  if (!record) return
  if (Notification.permission !== "granted") {
    perform("reminderDeviceRemoved", { endpoint: record.endpoint })
    return removeRecord(deviceRecordKey(userId))
  }
  const isLongAgo = isForgotten || Date.now() - record.toldAtMs >= toldAgainMs
  const publicKey = (isLongAgo && (await requestPushKey())) || record.publicKey
  const known = await readDevice()
  const { endpoint, p256dh, auth } = known?.publicKey === publicKey ? known : await subscribe(publicKey)
  const told = { language, isDiscreet: readDiscreet() !== null }
  const isTold = told.language === record.language && told.isDiscreet === record.isDiscreet
  if (endpoint === record.endpoint && isTold && !isLongAgo) return
  if (endpoint !== record.endpoint) perform("reminderDeviceRemoved", { endpoint: record.endpoint })
  perform("reminderDeviceAdded", { endpoint, p256dh, auth, ...told })
  const value: DeviceRecord = { endpoint, publicKey, ...told, toldAtMs: Date.now() }
  writeRecord(deviceRecordKey(userId), { value, isUnsaved: false })
}
