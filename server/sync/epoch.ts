import { randomUUIDv7 } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Begins a new epoch after a restore. It tells devices that the database may lack changes which they have seen
 * acknowledged.
 */
export async function beginEpoch(db: Kysely<Tables>, now: Date) {
  await db.insertInto("sync_epochs").values({ id: randomUUIDv7(), started_at: now.toISOString() }).execute()
}

const firstEpoch = "first"

/**
 * Returns a function that reads the epoch. It is cached, because no server runs during a restore; `isAnew` reads it
 * again.
 */
export function createReadEpoch(db: Kysely<Tables>) {
  let epoch: string | undefined

  return async (isAnew = false): Promise<string> => {
    if (epoch && !isAnew) return epoch
    const newest = db
      .selectFrom("sync_epochs")
      .select("id")
      .orderBy("started_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
    epoch = (await newest.executeTakeFirst())?.id ?? firstEpoch
    return epoch
  }
}
