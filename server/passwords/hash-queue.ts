import PQueue from "p-queue"
import { appError } from "../errors.ts"
import { hashesAtOnce } from "./hashing.ts"

/** How many may be queued at each priority: about two seconds' work for two cores. */
const queueMax = 50
const retryAfterSeconds = 5

type Turn = {
  /** Has priority: a browser that has signed in to this account before, an open session, or a valid link. */
  isTrusted: boolean
  /** Aborted when the client has disconnected. */
  signal: AbortSignal
}

/**
 * Hashes as many passwords at once as there are cores and threads for. Trusted requests leave the queue first; abandoned ones leave it
 * unhashed.
 */
export function createHashQueue(concurrency = hashesAtOnce) {
  const queue = new PQueue({ concurrency })

  /** Throws SERVER_BUSY when too many are queued, or when the request was abandoned before its turn. */
  async function run<Result>(task: () => Promise<Result>, { isTrusted, signal }: Turn): Promise<Result> {
    const priority = isTrusted ? 1 : 0
    if (queue.sizeBy({ priority }) >= queueMax) throw busy()
    const queued = new AbortController()
    const leave = () => queued.abort(busy())
    if (signal.aborted) leave()
    signal.addEventListener("abort", leave)
    // A task that has begun keeps its place until it ends, because it occupies a thread until then.
    const begin = () => {
      signal.removeEventListener("abort", leave)
      return task()
    }
    return queue.add(begin, { priority, signal: queued.signal })
  }

  return { run, length: () => queue.size + queue.pending }
}

function busy() {
  return appError("SERVER_BUSY", { retryAfterSeconds })
}
