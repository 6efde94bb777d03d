import { setImmediate } from "node:timers/promises"
import PQueue from "p-queue"
import { appError } from "../errors.ts"

/** The number of pages that the exports of all users read at the same time. */
const concurrentPages = 2
/** The number of exports that one process has open, waiting ones included. */
const openMax = 52
const waitingPerUserMax = 3
const retryAfterSeconds = 30

type UserQueue = { queue: PQueue; open: number }
export type Turn = {
  make: <Piece>(make: () => Promise<Piece>) => Promise<Piece>
  end: () => void
}

/** Runs one export per user at a time, and takes turns between users after each page. */
export function createExportQueue() {
  const pages = new PQueue({ concurrency: concurrentPages })
  const userQueues = new Map<string, UserQueue>()
  let open = 0

  function make<Piece>(make: () => Promise<Piece>, signal: AbortSignal) {
    return pages.add(
      async () => {
        // SQLite answers synchronously, so other requests are let through here.
        await setImmediate()
        return make()
      },
      { signal },
    )
  }

  /**
   * Waits until the user's export may begin. Throws TOO_MANY_ATTEMPTS if too many of her own exports wait, SERVER_BUSY
   * if too many wait in all.
   */
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
