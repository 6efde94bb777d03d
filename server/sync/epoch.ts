import { randomUUIDv7 } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A database that was brought back from a backup has forgotten what devices know: they send it again, and fetch everything. */
export async function beginEpoch(db: Kysely<Tables>, now: Date) {
  await db.insertInto("sync_epochs").values({ id: randomUUIDv7(), started_at: now.toISOString() }).execute()
}

const firstEpoch = "first"

/** Reads it once: nothing is restored while a server runs. */
export function createReadEpoch(db: Kysely<Tables>) {
  let epoch: string | undefined

  return async (): Promise<string> => {
    if (epoch) return epoch
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
