import { setImmediate } from "node:timers/promises"
import PQueue from "p-queue"
import { appError } from "../errors.ts"

/** Exports of all users together. */
const concurrentPages = 2
/** Exports of a process, with those that wait. */
const openMax = 52
const waitingPerUserMax = 3
const retryAfterSeconds = 30

type UserQueue = { queue: PQueue; open: number }
export type Turn = {
  make: <Piece>(make: () => Promise<Piece>) => Promise<Piece>
  end: () => void
}

/** One export per user, a page at a time. */
export function createExportQueue() {
  const pages = new PQueue({ concurrency: concurrentPages })
  const userQueues = new Map<string, UserQueue>()
  let open = 0

  function make<Piece>(make: () => Promise<Piece>, signal: AbortSignal) {
    return pages.add(
      async () => {
        // Lets other requests run: SQLite answers synchronously.
        await setImmediate()
        return make()
      },
      { signal },
    )
  }

  /** Throws TOO_MANY_ATTEMPTS for her own, SERVER_BUSY for all. */
  async function begin(userId: string, signal: AbortSignal): Promise<Turn> {
    const userQueue = userQueues.get(userId) ?? { queue: new PQueue({ concurrency: 1 }), open: 0 }
    if (userQueue.open > waitingPerUserMax) throw appError("TOO_MANY_ATTEMPTS", { retryAfterSeconds })
    if (open >= openMax) throw appError("SERVER_BUSY", { retryAfterSeconds })
    userQueues.set(userId, userQueue)
    userQueue.open++
    open++
    return new Promise((resolve, reject) => {
      const untilEnd = () => new Promise<void>((end) => resolve({ make: (piece) => make(piece, signal), end }))
      userQueue.queue
        .add(untilEnd, { signal })
        .catch(reject)
        .finally(() => {
          open--
          userQueue.open--
          if (userQueue.open === 0) userQueues.delete(userId)
        })
    })
  }

  return { begin, length: () => open }
}
