import { browserStorage } from "#app/storage/browser-storage.ts"
import { dayMs } from "#domain/day-ms.ts"
import { retention } from "#domain/privacy/retention.ts"

const prefix = "florescer:retained:"
export const retainedKey = (userId: string) => prefix + userId

/** She was signed out otherwise than by herself: what is nowhere else waits for her, from now. */
export function noteRetained(userId: string) {
  const known = Date.parse(browserStorage.getItem(retainedKey(userId)) ?? "")
  if (known <= Date.now()) return
  browserStorage.setItem(retainedKey(userId), new Date().toISOString())
}

/** Ends the waiting: she has signed in again. */
export function endRetention(userId: string) {
  browserStorage.removeItem(retainedKey(userId))
}

/** Users whose data has waited its time here, and, once somebody has signed in, all others. */
export function retainedToForget(signedInId?: string): string[] {
  const ids = browserStorage.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  return ids.filter((id) => (signedInId ? id !== signedInId : isOver(id)))
}

function isOver(userId: string): boolean {
  const sinceMs = Date.parse(browserStorage.getItem(retainedKey(userId)) ?? "")
  // Edited by hand, it is over.
  return !(Date.now() - sinceMs < retention.retainedCopyDays * dayMs)
}
