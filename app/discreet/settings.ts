import { readStoredUserId } from "#app/session/stored-session.ts"
import { browserStorage, readJson } from "#app/sync/device.ts"

/** Discreet mode, on this device only. */
export type Discreet = {
  /** Whose setting it is: everything can be hidden while she is signed in. */
  userId: string
  /** The neutral name, in her language. */
  title: string
}

/** Read by before-paint.js too. An earlier version kept the hash of a code in it. */
const discreetKey = "florescer:discreet"
/** What before-paint.js listens to in this tab. */
const changed = "florescer:discreet"

export function readDiscreet(): Discreet | null {
  const stored = readJson(browserStorage, discreetKey) as Discreet | null
  return typeof stored?.userId === "string" && typeof stored.title === "string" ? stored : null
}

/** False where the storage is full. */
export function storeDiscreet({ userId, title }: Discreet): boolean {
  const isKept = browserStorage.setItem(discreetKey, JSON.stringify({ userId, title }))
  if (isKept) window.dispatchEvent(new Event(changed))
  return isKept
}

export function removeDiscreet() {
  browserStorage.removeItem(discreetKey)
  window.dispatchEvent(new Event(changed))
}

/** Whether it is hers whose copies are on this device. */
export function isDiscreet(): boolean {
  const discreet = readDiscreet()
  return discreet !== null && discreet.userId === readStoredUserId()
}

/** Whether she had set a code, which nothing asks for any more: she is told once. */
export function hasFormerCode(): boolean {
  const discreet = readDiscreet()
  return discreet !== null && "code" in discreet
}

/** Once she has been told. */
export function forgetFormerCode() {
  const discreet = readDiscreet()
  browserStorage.removeItem("florescer:discreet-tries")
  if (discreet) storeDiscreet(discreet)
}
