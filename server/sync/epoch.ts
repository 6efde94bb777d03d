import { randomUUIDv7 } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A restored database may lack what devices have seen acknowledged: a new epoch tells them. */
export async function beginEpoch(db: Kysely<Tables>, now: Date) {
  await db.insertInto("sync_epochs").values({ id: randomUUIDv7(), started_at: now.toISOString() }).execute()
}

const firstEpoch = "first"

/** Cached, as no server runs during a restore; `isAnew` reads it again. */
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
