import type { Background } from "./background.ts"
import { withLogFields } from "./log-context.ts"

type PollingDeps = {
  title: string
  pollMs: number
  runsMost: number
  /** Each wake starts all runs, for a backlog, not one more. */
  startsAll?: boolean
  background: Background
  /** Ends early once `isStopped()`. */
  run: () => Promise<void>
}

/**
 * Works when woken, and every `pollMs` for other processes' work. After `stop` nothing starts; `background` waits for
 * what runs.
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
      // Without the request's log fields: it does everybody's work.
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
