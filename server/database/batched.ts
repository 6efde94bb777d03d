type Waiting<Key, Found> = { key: Key; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void }

/**
 * Look-ups of the same turn of the event loop become one query: sixteen requests at once cost little more than one. Each is
 * answered by a query that began after it was asked for.
 */
export function createBatched<Key, Found>(findAll: (keys: Key[]) => Promise<Map<Key, Found>>) {
  let waiting: Waiting<Key, Found>[] = []

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
      // By then, what the sockets already hold has arrived too.
      if (waiting.length === 0) setImmediate(() => void send())
      waiting.push({ key, resolve, reject })
    })
}
