import { setImmediate } from "node:timers/promises"
import PQueue from "p-queue"
import { appError } from "../errors.ts"

/** Pages that are read at once, whoever they are for: an export that waits for its client holds nobody up. */
const pagesAtOnce = 2
/** Exports in a process that have begun or wait, and of those so many that wait for an earlier one of the same mother. */
const openMax = 52
const waitingOfOneMax = 3
const retryAfterSeconds = 30

type OfOne = { queue: PQueue; open: number }
export type Turn = {
  /** Makes one piece when it is its turn. Rejects once the client has hung up. */
  make: <Piece>(make: () => Promise<Piece>) => Promise<Piece>
  end: () => void
}

/** Lets exports go on side by side, one of each mother, a page at a time. */
export function createExportQueue() {
  const pages = new PQueue({ concurrency: pagesAtOnce })
  const mothers = new Map<string, OfOne>()
  let open = 0

  function make<Piece>(make: () => Promise<Piece>, signal: AbortSignal) {
    return pages.add(
      async () => {
        // SQLite answers before anybody else has had a turn.
        await setImmediate()
        return make()
      },
      { signal },
    )
  }

  /**
   * Waits until no earlier export of hers is open. Whoever hangs up meanwhile leaves the queue. Throws SERVICE_UNAVAILABLE
   * when too many are open.
   */
  async function begin(userId: string, signal: AbortSignal): Promise<Turn> {
    const ofOne = mothers.get(userId) ?? { queue: new PQueue({ concurrency: 1 }), open: 0 }
    if (open >= openMax || ofOne.open > waitingOfOneMax) throw appError("SERVICE_UNAVAILABLE", { retryAfterSeconds })
    mothers.set(userId, ofOne)
    ofOne.open++
    open++
    return new Promise((resolve, reject) => {
      const untilItsEnd = () => new Promise<void>((end) => resolve({ make: (piece) => make(piece, signal), end }))
      ofOne.queue
        .add(untilItsEnd, { signal })
        .catch(reject)
        .finally(() => {
          open--
          ofOne.open--
          if (ofOne.open === 0) mothers.delete(userId)
        })
    })
  }

  return { begin }
}
