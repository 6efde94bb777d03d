import { isStorageBlocked } from "#app/storage/browser-storage.ts"
import { takeLock } from "./take-lock.ts"

/** Longer than the requests of a sync take together, as a rule. */
const lockMs = 60_000
let last: Promise<unknown> = Promise.resolve()

/** Runs in one tab at a time. Web Locks need TLS, and storage that is not blocked; without them each tab syncs on its own. */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks && !isStorageBlocked()) return lockedFor(lockMs, work)
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

/**
 * At most so long after a tab that hangs has begun. Two that sync at once do no harm: the server applies each operation once,
 * and a device keeps the later answer.
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
    // Where the lock was taken away from this tab, what it has begun goes on.
    if (begun) return begun
    throw error
  }
}
