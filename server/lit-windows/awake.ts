import { createHmac } from "node:crypto"
import { type Counted, countedForMs, periodOf, roundedDown } from "#domain/lit-windows/awake.ts"
import type { SyncEvents } from "../sync/events.ts"

/**
 * The number that is subtracted from each count: at least as many as one person might add with several accounts, and
 * varying by period, so that nobody can find the true number by adding and removing accounts.
 */
const [keptBackLeast, keptBackMost] = [4, 9]

export type Awake = ReturnType<typeof createAwake>

type AwakeDeps = { events: SyncEvents; key: string; now: () => Date }

/**
 * Counts in memory how many users are awake. Ids are forgotten at the end of their period, and other processes get
 * numbers only.
 */
export function createAwake({ events, key, now }: AwakeDeps) {
  const here = new Set<string>()
  const counts = new Map<number, number>()
  let current = periodOf(now())

  /** At the end of a period, its ids are replaced by their number. */
  function turn() {
    const period = periodOf(now())
    if (period === current) return
    if (here.size > 0) events.announceCount({ period: current, count: here.size })
    here.clear()
    current = period
  }

  events.listenToCounts(({ period, count }: Counted) => {
    counts.set(period, (counts.get(period) ?? 0) + count)
    for (const known of counts.keys()) if (known < period - 1) counts.delete(known)
  })

  /** Records that a user is awake in the current period. */
  function note(userId: string) {
    turn()
    // The number must reach the other processes in time, even if nobody sends this one another request.
    if (here.size === 0) setTimeout(turn, countedForMs - (now().getTime() % countedForMs) + 1).unref()
    here.add(userId)
  }

  /** How many users were awake in the previous period, rounded down. All processes and users get the same number. */
  function told(): number {
    turn()
    return roundedDown((counts.get(current - 1) ?? 0) - keptBackIn(current - 1))
  }

  function keptBackIn(period: number): number {
    const byte = createHmac("sha256", key).update(`lit windows ${period}`).digest().readUInt8()
    return keptBackLeast + (byte % (keptBackMost - keptBackLeast + 1))
  }

  return { note, told }
}
