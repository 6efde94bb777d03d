import type { Background } from "./background.ts"
import { withLogFields } from "./log-context.ts"

type PollingDeps = {
  /** Names the work in the log. */
  title: string
  pollMs: number
  /** How many runs there are at once, at most. */
  runsMost: number
  /** Whether each wake starts all of them, for a backlog, or one more. */
  startsAll?: boolean
  background: Background
  /** Does what is due, and ends early once `isStopped()`. */
  run: () => Promise<void>
}

/**
 * Work that this process does when it is woken, and every `pollMs` for what other processes left. `stop` starts nothing
 * more; `background` waits for what runs.
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
      // Without the log fields of the request that woke it: it does everybody's work.
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
