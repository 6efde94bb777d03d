import type { Background } from "./background.ts"
import { withLogFields } from "./log-context.ts"

type PollingDeps = {
  title: string
  pollMs: number
  runsMost: number
  /** If true, a wake starts as many runs as `runsMost` allows, to work off a backlog; otherwise it starts one more. */
  startsAll?: boolean
  background: Background
  /** Must end early once `isStopped()` is true. */
  run: () => Promise<void>
}

/**
 * Runs work when woken, and every `pollMs` for work that other processes have stored. After `stop` nothing starts;
 * `background` waits for what still runs.
 */
export function createPolling({ title, pollMs, runsMost, startsAll = false, background, run }: PollingDeps) {
  let running = 0
  let hasStopped = false
  let timer: NodeJS.Timeout | undefined
  const isStopped = () => hasStopped

  function wake() {
    const until = startsAll ? runsMost : Math.min(runsMost, running + 1)
    while (!hasStopped && running < until) {
      running++
      // The work must not carry the log fields of the request that woke it, because it serves all users.
      withLogFields({}, () => background.run(title, runOnce))
    }
  }

  async function runOnce() {
    try {
      await run()
    } finally {
      running--
    }
  }

  function start() {
    timer = setInterval(wake, pollMs).unref()
    wake()
  }

  function stop() {
    hasStopped = true
    clearInterval(timer)
  }

  return { wake, start, stop, isStopped }
}
