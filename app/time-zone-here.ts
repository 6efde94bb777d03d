import { browserStorage } from "#app/storage/browser-storage.ts"
import { offsetZone } from "#domain/time-zone.ts"

const unknownKey = "florescer:unknown-time-zone"
/** Where the device has no room for it. */
let unknownOfPage: string | null = null

/** Some devices have none ("Etc/Unknown", or nothing). */
export function zoneNameHere(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Its name, or its offset from UTC where the server does not know the name. */
export function timeZoneHere(): string {
  const name = zoneNameHere()
  const isUnknown = !name || name === "Etc/Unknown" || name === (unknownOfPage ?? browserStorage.getItem(unknownKey))
  return isUnknown ? offsetZone(new Date().getTimezoneOffset()) : name
}

/** From now on the server is told the offset: it is older than the device. */
export function storeUnknownZone(name: string) {
  unknownOfPage = browserStorage.setItem(unknownKey, name) ? null : name
}
