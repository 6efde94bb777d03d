import { browserStorage } from "#app/storage/browser-storage.ts"
import { dayMs } from "#domain/day-ms.ts"
import { retention } from "#domain/privacy/retention.ts"

const prefix = "florescer:retained:"
export const retainedKey = (userId: string) => prefix + userId

/** Notes from when a user's unsent data is retained, after she was signed out other than by herself. */
export function noteRetained(userId: string) {
  const known = Date.parse(browserStorage.getItem(retainedKey(userId)) ?? "")
  if (known <= Date.now()) return
  browserStorage.setItem(retainedKey(userId), new Date().toISOString())
}

/** Ends the retention, because she has signed in again. */
export function endRetention(userId: string) {
  browserStorage.removeItem(retainedKey(userId))
}

/** Returns the users whose retained data is too old, or, once somebody has signed in, all other users. */
export function retainedToForget(signedInId?: string): string[] {
  const ids = browserStorage.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  return ids.filter((id) => (signedInId ? id !== signedInId : isOver(id)))
}

function isOver(userId: string): boolean {
  const sinceMs = Date.parse(browserStorage.getItem(retainedKey(userId)) ?? "")
  // A date that was edited by hand counts as too old.
  return !(Date.now() - sinceMs < retention.retainedCopyDays * dayMs)
}
