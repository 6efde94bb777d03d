import { isDatabaseUnavailable } from "./database/unavailable.ts"
import type { Log } from "./log.ts"

export type Background = ReturnType<typeof createBackground>

/** Runs work for which no answer waits, and waits for it when the server stops. */
export function createBackground(log: Log) {
  const running = new Set<Promise<void>>()

  function run(name: string, work: () => Promise<unknown>) {
    const task: Promise<void> = work()
      .then(() => {})
      .catch((error) => {
        // An outage is only a warning, because the work is due again later.
        if (isDatabaseUnavailable(error)) log.warn({ err: error }, `${name} has to wait for the database`)
        else log.error({ err: error }, `${name} failed`)
      })
      .finally(() => running.delete(task))
    running.add(task)
  }

  async function settled() {
    while (running.size > 0) await Promise.all(running)
  }

  return { run, settled }
}
