import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import { endHeldAccess } from "../account/end-held-access.ts"
import { prepareDataDir } from "../data-dir.ts"
import { migrate } from "../database/migrate.ts"
import { openDatabase, sqliteFile } from "../database/open.ts"
import { beginEpoch } from "../sync/epoch.ts"
import { checkCopy } from "./check-copy.ts"
import { intoPostgres } from "./into-postgres.ts"
import { intoSqlite } from "./into-sqlite.ts"
import { removeMetadata } from "./metadata.ts"
import type { RestoreOptions } from "./restore-options.ts"
import { broughtSecret, handleMissingSecret, storeSecret } from "./restore-secret.ts"

const endedWords = [
  "Ended: sessions, links in mails, access for other apps, links to helpers, addresses of calendars, notifications of browsers.",
  "As they were then: passwords, passkeys, two-step sign-in, and the team (npm run team -- list).",
  "Once a mother has signed in again, her phone sends what it did in the seven days before.",
]
const keptWords = [
  "Moved: sessions, links and accesses go on. Right only where no server has run since the copy was made.",
  "Ended all the same: links in mails that confirm an address or end the morning mails.",
]

/**
 * Restores a copy, and returns sentences for the operator. Throws a BackupError, without replacing anything, if the
 * copy is invalid, a server runs, or accounts would be replaced without `force`.
 */
export async function restoreCopy(file: string, options: RestoreOptions): Promise<string[]> {
  const { env, log, isMove, secretSource, now } = options
  const { metadata, accounts } = checkCopy(file)
  const brought = await broughtSecret(metadata, secretSource)
  prepareDataDir(env.dataDir)
  const tempDir = mkdtempSync(join(env.dataDir, ".restore-"))
  try {
    copyFileSync(file, sqliteFile(tempDir))
    removeMetadata(sqliteFile(tempDir))
    const draft = await openDatabase({ dataDir: tempDir, databaseUrl: undefined }, log)
    let lacking: string[]
    try {
      await migrate(draft)
      await beginEpoch(draft.db, now)
      if (!isMove) await endHeldAccess(draft.db)
      const { withoutSecret } = secretSource
      lacking = await handleMissingSecret(draft.db, brought, { env, metadata, isMove, withoutSecret })
    } finally {
      await draft.close()
    }
    const replaced = await (env.databaseUrl ? intoPostgres : intoSqlite)(tempDir, options)
    return [
      `Restored ${accounts} ${accounts === 1 ? "account" : "accounts"} as of ${metadata.madeAt}.`,
      ...(isMove ? keptWords : endedWords),
      ...replaced,
      ...storeSecret(brought, env, now),
      ...lacking,
    ]
  } finally {
    rmSync(tempDir, { recursive: true })
  }
}
