function pauseMs(failures: number) {
  return Math.min(1000 * 2 ** (failures - 1), 30_000) * (0.75 + Math.random() / 2)
}

export type Schedule = ReturnType<typeof createSchedule>
export type Reachability = "unknown" | "reached" | "unavailable"

export function createSchedule(sync: () => Promise<void>, isTransient: (error: unknown) => boolean) {
  let running: Promise<void> | null = null
  let isWanted = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = true
  let reachability: Reachability = "unknown"
  const listeners = new Set<() => void>()

  /** Resolves when a sync that began after this call has ended, successfully or not. */
  function request(): Promise<void> {
    if (isStopped) return Promise.resolve()
    clearTimeout(timer)
    if (running) {
      isWanted = true
      return running.then(() => running ?? undefined)
    }
    running = run()
    return running
  }

  async function run() {
    isWanted = false
    try {
      await sync()
      failures = 0
      reach("reached")
    } catch (error) {
      if (isTransient(error)) {
        failures++
        reach("unavailable")
        timer = setTimeout(request, pauseMs(failures))
      }
    } finally {
      running = null
      if (isWanted && !isStopped) running = run()
    }
  }

  function reach(next: Reachability) {
    reachability = next
    for (const listener of listeners) listener()
  }

  function start(): Promise<void> {
    isStopped = false
    return request()
  }

  function stop() {
    isStopped = true
    clearTimeout(timer)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { request, start, stop, subscribe, reachability: () => reachability }
}
