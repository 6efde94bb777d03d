import { sql } from "kysely"
import { onTestFinished } from "vitest"
import { type DatabaseType, openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { anaOfTheReleases, placeOfRelease } from "../api/first-schema.ts"
import { numbers, uuid } from "../generated-rows.ts"

export const momentOfThen = "2026-11-21T09:00:00.000Z"
export const schemaOfThen = "013-sync"

/** A place of release 0.2.0, in which Ana has written as many entries more. */
export async function openPlaceOfThen(type: DatabaseType, entries: number, notes = "Dormi.") {
  const place = await placeOfRelease(type, "0.2.0")
  const database = await openDatabase(place, createLog("silent"))
  onTestFinished(database.close)
  const { id } = await database.db
    .selectFrom("user")
    .select("id")
    .where("email", "=", anaOfTheReleases.email)
    .executeTakeFirstOrThrow()
  const moment = sql`cast(${momentOfThen} as text)`
  await sql`
    insert into diary_entries (user_id, id, mood, notes, created_at, stored_at, version)
    select cast(${id} as text), ${uuid(type)}, '🙂', cast(${notes} as text), ${moment}, ${moment}, 0
    from ${numbers(type, 0, entries)}`.execute(database.db)
  return { place, userId: id, ...database }
}
