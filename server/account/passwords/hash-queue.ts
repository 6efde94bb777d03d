import PQueue from "p-queue"
import { appError } from "../../errors.ts"
import { hashesAtOnce } from "./hashing.ts"

/** The number of requests that may wait in each priority: about two seconds' work for two cores. */
const queueMax = 50
const retryAfterSeconds = 5

type Turn = {
  isTrusted: boolean
  signal: AbortSignal
}

/** Hashes passwords of trusted requests first, and skips requests whose client has gone. */
export function createHashQueue(concurrency = hashesAtOnce) {
  const queue = new PQueue({ concurrency })

  /** Runs a task in its turn. Throws SERVER_BUSY if the queue is full or the request was abandoned. */
  async function run<Result>(task: () => Promise<Result>, { isTrusted, signal }: Turn): Promise<Result> {
    const priority = isTrusted ? 1 : 0
    if (queue.sizeBy({ priority }) >= queueMax) throw busy()
    const queued = new AbortController()
    const leave = () => queued.abort(busy())
    if (signal.aborted) leave()
    signal.addEventListener("abort", leave)
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
