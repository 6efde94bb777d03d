import { Migrator } from "kysely/migration"
import { firstDay } from "./migrations/001-first-day.ts"
import { profileAndDiary } from "./migrations/002-profile-and-diary.ts"
import { supportQuestions } from "./migrations/003-support-questions.ts"
import type { Database } from "./open.ts"

/** Brings the schema up to date. Several processes may do so at once: the first one does it, the others wait. */
export async function migrate(database: Database) {
  const { error } = await createMigrator(database).migrateToLatest()
  if (error) throw error
}

/** Every version of the schema, in the order of the names. */
export function createMigrator({ db, type }: Database) {
  const migrations = {
    "001-first-day": firstDay(type),
    "002-profile-and-diary": profileAndDiary,
    "003-support-questions": supportQuestions,
  }
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
