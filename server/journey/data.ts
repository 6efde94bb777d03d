import type { Kysely, Selectable } from "kysely"
import type { DoneItems, Journey } from "#domain/journey.ts"
import type { Tables } from "../database/tables.ts"

type StoredJourney = Journey & { changedAt: string; version: number }

function asJourney(row: Selectable<Tables["journeys"]>): StoredJourney {
  const { id, started_at: startedAt, changed_at: changedAt, version } = row
  return { id, startedAt, changedAt, version, done: JSON.parse(row.done) as DoneItems }
}

/** Her journeys, the earlier ones too, oldest first; or those that have changed after a version. */
export async function readJourneys(db: Kysely<Tables>, userId: string, since = -1): Promise<StoredJourney[]> {
  const rows = await db
    .selectFrom("journeys")
    .selectAll()
    .where("user_id", "=", userId)
    .where("version", ">", since)
    .orderBy("started_at")
    .orderBy("id")
    .execute()
  return rows.map(asJourney)
}

export async function storeJourney(db: Kysely<Tables>, userId: string, journey: StoredJourney) {
  const { id, startedAt, changedAt, version, done } = journey
  const content = { started_at: startedAt, changed_at: changedAt, done: JSON.stringify(done), version }
  await db
    .insertInto("journeys")
    .values({ user_id: userId, id, ...content })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet(content))
    .execute()
}
