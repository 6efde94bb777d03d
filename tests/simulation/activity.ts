/** Counts what is going on, so that a step of a schedule ends when all is done, or waits for a later step. */
export function createActivity() {
  let running = 0
  let waiters: (() => void)[] = []

  function end() {
    running--
    if (running > 0) return
    for (const resolve of waiters) resolve()
    waiters = []
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    running++
    try {
      return await work()
    } finally {
      end()
    }
  }

  /** Waits, from within something that runs, until a later step resumes it. */
  function pause<Result>(start: (resume: (result: Result) => void, fail: (error: unknown) => void) => void) {
    return new Promise<Result>((resolve, reject) => {
      start(
        (result) => {
          running++
          resolve(result)
        },
        (error) => {
          running++
          reject(error)
        },
      )
      end()
    })
  }

  async function idle() {
    while (running > 0) await new Promise<void>((resolve) => waiters.push(resolve))
  }

  return { run, pause, idle }
}

export type Activity = ReturnType<typeof createActivity>
