import { withLogFields } from "../log-context.ts"

type Waiting<Key, Found> = { key: Key; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void }

/**
 * After this time the next query starts even if the running one has not ended, so that one slow query does not delay
 * the others.
 */
const patienceMs = 50

/**
 * Joins look-ups that arrive close together into one query. A query starts only after each look-up in it was made, so
 * no answer is older than its question.
 */
export function createBatched<Key, Found>(findAll: (keys: Key[]) => Promise<Map<Key, Found>>) {
  let waiting: Waiting<Key, Found>[] = []
  let isRunning = false

  function begin() {
    isRunning = true
    withLogFields({}, () => setImmediate(() => void run()))
  }

  async function run() {
    let isOver = false
    function next() {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      isRunning = false
      if (waiting.length > 0) begin()
    }
    const timer = setTimeout(next, patienceMs)
    await send()
    next()
  }

  async function send() {
    const batch = waiting
    waiting = []
    try {
      const found = await findAll(batch.map(({ key }) => key))
      for (const { key, resolve } of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (key: Key) =>
    new Promise<Found | undefined>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isRunning) begin()
    })
}
