import { randomUUIDv7 } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Begins a new epoch after a restore, because the restored database lacks what devices know: they send it again and fetch everything. */
export async function beginEpoch(db: Kysely<Tables>, now: Date) {
  await db.insertInto("sync_epochs").values({ id: randomUUIDv7(), started_at: now.toISOString() }).execute()
}

const firstEpoch = "first"

/** Caches the epoch, as a restore stops all servers; `isAnew` reads it again, for one that was cut off during the restore. */
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
