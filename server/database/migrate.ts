import { Migrator } from "kysely/migration"
import { firstDay } from "./migrations/001-first-day.ts"
import type { Database } from "./open.ts"

/** Brings the schema up to date. Several processes may do so at once: the first one does it, the others wait. */
export async function migrate({ db, type }: Database) {
  const migrations = { "001-first-day": firstDay(type) }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
