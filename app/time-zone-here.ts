import { browserStorage } from "#app/storage/browser-storage.ts"
import { offsetZone } from "#domain/time-zone.ts"

const unknownKey = "florescer:unknown-time-zone"
/** The mark on a device without room, for as long as the page. */
let unknownOfPage: string | null = null

/** Some devices have no zone ("Etc/Unknown", or nothing). */
export function zoneNameHere(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function timeZoneHere(): string {
  const name = zoneNameHere()
  const isUnknown = !name || name === "Etc/Unknown" || name === (unknownOfPage ?? browserStorage.getItem(unknownKey))
  return isUnknown ? offsetZone(new Date().getTimezoneOffset()) : name
}

/** The server is told the offset from now on: it is older than the device. */
export function storeUnknownZone(name: string) {
  unknownOfPage = browserStorage.setItem(unknownKey, name) ? null : name
}
