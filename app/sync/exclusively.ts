import { isStorageBlocked } from "#app/storage/browser-storage.ts"
import { takeLock } from "./take-lock.ts"

/** The lock of another tab is waited for so long, then taken away; as a rule the requests of a sync take less. */
const lockMs = 60_000
let last: Promise<unknown> = Promise.resolve()

/** Web Locks need TLS and unblocked storage; without them each tab syncs on its own. */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks && !isStorageBlocked()) return lockedFor(lockMs, work)
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

/** Two syncs at once do no harm: the server applies each operation once. */
export async function lockedFor<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined
  const begin = () => {
    begun = work()
    return begun
  }
  try {
    return await takeLock("florescer:sync", ms, begin)
  } catch (error) {
    // Another tab may take the lock away; the sync that this tab has begun then still goes on.
    if (begun) return begun
    throw error
  }
}
