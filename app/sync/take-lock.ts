/**
 * Works under a lock, which it takes away from a tab that holds it too long: one put to sleep would stop all others.
 * Settles as the work does; rejects where this tab loses the lock, whose work goes on, or `ending` aborts the wait.
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
