import { isStorageBlocked } from "#app/storage/browser-storage.ts"
import { takeLock } from "./take-lock.ts"

/** A tab waits this long for another tab's lock and then takes it away; a sync usually takes less. */
const lockMs = 60_000
let last: Promise<unknown> = Promise.resolve()

/** Web Locks need TLS and storage that is not blocked; without them each tab syncs on its own. */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks && !isStorageBlocked()) return lockedFor(lockMs, work)
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

/**
 * Runs the work under the lock. If a tab loses the lock during its sync, two syncs at once do no harm, because the
 * server applies each operation once.
 */
export async function lockedFor<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined
  const begin = () => {
    begun = work()
    return begun
  }
  try {
    return await takeLock("florescer:sync", ms, begin)
  } catch (error) {
    // Another tab may take the lock away while this tab syncs; the sync that has begun still goes on.
    if (begun) return begun
    throw error
  }
}
