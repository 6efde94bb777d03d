import { withLogFields } from "../log-context.ts"

type Waiting<Key, Found> = { key: Key; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void }

/** A query that takes longer no longer holds up the next one. */
const patienceMs = 50

/** Joins look-ups that come close together into one query, which begins after each of them. */
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
