import { randomUUID } from "node:crypto"
import type { Pool } from "pg"

const waitMs = 5000

/** The connections by which a process asks PostgreSQL, and those by which it listens. */
export type Notifying = { pool: Pool; listeningPool: Pool }

/**
 * Whether what one connection notifies reaches another that listens, tried with a channel of its own. It does not where the
 * listening one passes a pooler of transactions (PgBouncer), which takes LISTEN and forgets it, or leads to another database.
 */
export async function reachesListeners({ pool, listeningPool }: Notifying): Promise<boolean> {
  const channel = `florescer_${randomUUID().replaceAll("-", "")}`
  const client = await listeningPool.connect()
  try {
    const heard = new Promise<boolean>((resolve) => {
      client.on("notification", (notification) => notification.channel === channel && resolve(true))
      setTimeout(() => resolve(false), waitMs).unref()
    })
    await client.query(`listen ${channel}`)
    await pool.query("select pg_notify($1, '')", [channel])
    return await heard
  } finally {
    client.release(true)
  }
}
