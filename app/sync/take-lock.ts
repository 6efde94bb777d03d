/**
 * Runs the work under a lock. A tab that holds the lock longer than `patienceMs` loses it, because a suspended tab
 * would block all others. Settles as the work does. Rejects if this tab loses the lock, although its work goes on, or
 * if `ending` aborts the wait.
 */
export async function takeLock<Result>(
  name: string,
  patienceMs: number,
  work: () => Promise<Result>,
  ending?: AbortSignal,
): Promise<Result> {
  const waiting = new AbortController()
  const giveUp = () => waiting.abort()
  const timer = setTimeout(giveUp, patienceMs)
  ending?.addEventListener("abort", giveUp)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, begin)
  } catch (error) {
    if (hasBegun || !waiting.signal.aborted || ending?.aborted) throw error
    return await navigator.locks.request(name, { steal: true }, begin)
  } finally {
    clearTimeout(timer)
    ending?.removeEventListener("abort", giveUp)
  }
}
