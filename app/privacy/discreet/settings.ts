import { readStoredUserId } from "#app/session/stored-session.ts"
import { deviceStorage, readJson } from "#app/storage/device.ts"

export type Discreet = {
  userId: string
  title: string
}

/**
 * The script before-paint.js reads the same storage key, so both have to agree on its name. Earlier versions stored the
 * hash of a code under it.
 */
const discreetKey = "florescer:discreet"
/** The script before-paint.js listens to this event, because a tab gets no storage event for its own changes. */
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
