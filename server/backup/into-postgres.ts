import { sql } from "kysely"
import { migrate, schemaVersion } from "../database/migrate.ts"
import { type Database, openDatabase, pastPooler } from "../database/open.ts"
import { applicationName } from "../database/postgres.ts"
import { BackupError, refuseNewer } from "./backup-error.ts"
import { copyRows, tablesToCopy } from "./copy-rows.ts"
import { makeCopy } from "./make-copy.ts"
import type { RestoreOptions } from "./restore-options.ts"
import { leftOut } from "./secret-choice.ts"

/**
 * Replaces the database's content in one transaction. If it has accounts, backs them up first and returns a sentence
 * that says where.
 */
export async function intoPostgres(tempDir: string, { env, force, now, log }: RestoreOptions): Promise<string[]> {
  const target = await openDatabase(pastPooler(env), log, { withoutQueryTimeout: true })
  const draft = await openDatabase({ dataDir: tempDir, databaseUrl: undefined }, log)
  try {
    await refuseWhileInUse(target)
    const version = await schemaVersion(target)
    if (version) refuseNewer(version, "The database of DATABASE_URL")
    await migrate(target)
    const holdsAccounts = (await target.db.selectFrom("user").select("id").limit(1).execute()).length > 0
    if (holdsAccounts && !force) {
      throw new BackupError(
        "The database of DATABASE_URL holds accounts: with --force they are replaced, and a copy is made.",
      )
    }
    const words = holdsAccounts
      ? [`Of what was there before, a copy is kept as ${await makeCopy(env, env.dataDir, leftOut, now, log)}.`]
      : []
    await replaceRows(draft, target)
    return words
  } finally {
    await Promise.all([target.close(), draft.close()])
  }
}

async function replaceRows(draft: Database, target: Database) {
  const tables = await tablesToCopy(draft)
  await target.db.transaction().execute(async (db) => {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
    for (const table of tables) await copyRows(table, draft, { ...target, db })
  })
}

/** Throws a BackupError while a server uses the database, since a running server always holds a connection. */
async function refuseWhileInUse({ db }: Database) {
  const { rows } = await sql<{ servers: number }>`
    select count(*)::int as servers from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()`.execute(
    db,
  )
  if (rows[0]?.servers) throw new BackupError("A server is running on the database of DATABASE_URL: stop it first.")
}
