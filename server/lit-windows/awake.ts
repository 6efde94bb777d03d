import { createHmac } from "node:crypto"
import { type Counted, countedForMs, periodOf, roundedDown } from "#domain/lit-windows/awake.ts"
import type { SyncEvents } from "../sync/events.ts"

/**
 * At least as many are kept back as one person might add by accounts of her own, and how many more differs with the
 * period: by switching accounts on and off nobody finds the edge of a step.
 */
const [keptBackLeast, keptBackMost] = [4, 9]

export type Awake = ReturnType<typeof createAwake>

type AwakeDeps = { events: SyncEvents; key: string; now: () => Date }

/** Counts who is awake, in memory alone: ids are forgotten with their period, and only numbers reach other processes. */
export function createAwake({ events, key, now }: AwakeDeps) {
  const here = new Set<string>()
  const counts = new Map<number, number>()
  let current = periodOf(now())

  /** The ids of a period that is over become a number. */
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

  /** Notes that a user is awake in this period. */
  function note(userId: string) {
    turn()
    // Other processes wait for this one's number, whether or not anybody asks it again.
    if (here.size === 0) setTimeout(turn, countedForMs - (now().getTime() % countedForMs) + 1).unref()
    here.add(userId)
  }

  /** How many were awake in the period before, rounded down; the same in every process and to everybody. */
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
