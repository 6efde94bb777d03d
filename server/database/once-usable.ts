import { setTimeout as sleep } from "node:timers/promises"

/** A PostgreSQL that starts at the same time as this server may first have to replay its log. */
const usualMs = { wait: 120_000, pause: 1000 }

type Waiting = {
  mayPass: (error: unknown) => boolean
  /** Called once, at the first failure, with the number of seconds for which opening is tried. */
  onFirst: (error: unknown, seconds: number) => void
  ms?: { wait: number; pause: number }
}

/**
 * Opens a database, and tries again as long as `mayPass` says that the error may go away by itself. Throws the last
 * error.
 */
export async function onceUsable<Opened>(
  open: () => Promise<Opened>,
  { mayPass, onFirst, ms = usualMs }: Waiting,
): Promise<Opened> {
  const untilMs = performance.now() + ms.wait
  for (let attempt = 1; ; attempt++) {
    try {
      return await open()
    } catch (error) {
      if (!mayPass(error) || performance.now() > untilMs) throw error
      if (attempt === 1) onFirst(error, ms.wait / 1000)
      await sleep(ms.pause)
    }
  }
}
