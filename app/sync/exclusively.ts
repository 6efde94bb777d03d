import { isStorageBlocked } from "#app/storage/browser-storage.ts"

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
 * Takes the lock away from a tab that holds it for longer: one that the browser has put to sleep would stop all others. Two
 * that sync at once do no harm: the server applies each operation once, and a device keeps the later answer.
 */
export async function lockedFor<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined
  const begin = () => {
    begun = work()
    return begun
  }
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ms)
  try {
    await navigator.locks.request("florescer:sync", { signal: patience.signal }, begin)
  } catch (error) {
    if (!begun && !patience.signal.aborted) throw error
    if (!begun) await navigator.locks.request("florescer:sync", { steal: true }, begin).catch(() => {})
  } finally {
    clearTimeout(timer)
  }
  // Also where the lock was taken away from this tab: what it has begun goes on.
  if (!begun) throw new Error("no lock")
  return begun
}
