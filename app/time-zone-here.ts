import { browserStorage } from "#app/storage/browser-storage.ts"
import { offsetZone } from "#domain/time-zone.ts"

const unknownKey = "florescer:unknown-time-zone"
/** The name of the unknown zone, kept for this page if storage is full. */
let unknownOfPage: string | null = null

/** Some devices report no zone, or "Etc/Unknown". */
export function zoneNameHere(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function timeZoneHere(): string {
  const name = zoneNameHere()
  const isUnknown = !name || name === "Etc/Unknown" || name === (unknownOfPage ?? browserStorage.getItem(unknownKey))
  return isUnknown ? offsetZone(new Date().getTimezoneOffset()) : name
}

/**
 * From now on the server is given the zone as an offset, because its list of zones is older than the device's and lacks
 * this name.
 */
export function storeUnknownZone(name: string) {
  unknownOfPage = browserStorage.setItem(unknownKey, name) ? null : name
}
