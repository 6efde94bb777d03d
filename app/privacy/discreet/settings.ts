import { readStoredUserId } from "#app/session/stored-session.ts"
import { deviceStorage, readJson } from "#app/storage/device.ts"

export type Discreet = {
  userId: string
  title: string
}

/** before-paint.js reads this key too. Earlier versions stored the hash of a code in it. */
const discreetKey = "florescer:discreet"
/** before-paint.js listens to this event in the same tab. */
const changed = "florescer:discreet"

export function readDiscreet(): Discreet | null {
  const stored = readJson(deviceStorage, discreetKey) as Discreet | null
  return typeof stored?.userId === "string" && typeof stored.title === "string" ? stored : null
}

export function storeDiscreet({ userId, title }: Discreet): boolean {
  const isKept = deviceStorage.setItem(discreetKey, JSON.stringify({ userId, title }))
  if (isKept) window.dispatchEvent(new Event(changed))
  return isKept
}

export function removeDiscreet() {
  deviceStorage.removeItem(discreetKey)
  window.dispatchEvent(new Event(changed))
}

export function isDiscreet(): boolean {
  const discreet = readDiscreet()
  return discreet !== null && discreet.userId === readStoredUserId()
}

/** True if an earlier version stored a code, which is no longer used; she is told so once. */
export function hasFormerCode(): boolean {
  const discreet = readDiscreet()
  return discreet !== null && "code" in discreet
}

export function forgetFormerCode() {
  const discreet = readDiscreet()
  deviceStorage.removeItem("florescer:discreet-tries")
  if (discreet) storeDiscreet(discreet)
}
