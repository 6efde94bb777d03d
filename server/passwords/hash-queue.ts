import { availableParallelism } from "node:os"
import PQueue from "p-queue"
import { appError } from "../errors.ts"

/** How many may wait of each kind: about two seconds' work for two cores. */
const waitingMax = 50
const retryAfterSeconds = 5

type Turn = {
  /** Goes before all who are not: a browser that has signed in to this account before, an open session, a valid link. */
  isTrusted: boolean
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * Lets in as many requests at once as there are cores to hash their passwords. Of those that wait, trusted ones come
 * first, and abandoned ones leave unhashed.
 */
export function createHashQueue(concurrency = availableParallelism()) {
  const queue = new PQueue({ concurrency })

  /** Throws SERVER_BUSY when too many wait, or when the request was abandoned before its turn. */
  async function run<Result>(task: () => Promise<Result>, { isTrusted, signal }: Turn): Promise<Result> {
    const priority = isTrusted ? 1 : 0
    if (queue.sizeBy({ priority }) >= waitingMax) throw busy()
    const waiting = new AbortController()
    const leave = () => waiting.abort(busy())
    if (signal.aborted) leave()
    signal.addEventListener("abort", leave)
    // What has begun is finished in its place: the thread is taken until then.
    const begin = () => {
      signal.removeEventListener("abort", leave)
      return task()
    }
    return queue.add(begin, { priority, signal: waiting.signal })
  }

  return { run }
}

function busy() {
  return appError("SERVER_BUSY", { retryAfterSeconds })
}
