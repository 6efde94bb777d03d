import PQueue from "p-queue"
import { appError } from "../../errors.ts"
import { hashesAtOnce } from "./hashing.ts"

/** Per priority: about two seconds' work for two cores. */
const queueMax = 50
const retryAfterSeconds = 5

type Turn = {
  isTrusted: boolean
  signal: AbortSignal
}

/** Hashes the passwords of trusted requests first, and none of a request that was abandoned. */
export function createHashQueue(concurrency = hashesAtOnce) {
  const queue = new PQueue({ concurrency })

  /** Throws SERVER_BUSY, also if the request was abandoned. */
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
