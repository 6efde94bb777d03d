import { randomUUID } from "node:crypto"
import type { Pool } from "pg"

const waitMs = 5000

export type Notifying = { pool: Pool; listeningPool: Pool }

/**
 * Whether a notification from the pool reaches the listening connection. It does not behind a transaction pooler such
 * as PgBouncer, which forgets LISTEN.
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
