import { setTimeout as sleep } from "node:timers/promises"

/** A PostgreSQL that starts with the machine may read its log again first. */
const usualMs = { wait: 120_000, pause: 1000 }

type Waiting = {
  mayPass: (error: unknown) => boolean
  /** Called once, at the first failure, with for how long the database is tried. */
  onFirst: (error: unknown, seconds: number) => void
  ms?: { wait: number; pause: number }
}

/** Opens a database, and tries again while what is in the way may pass by itself. Throws the last error. */
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
