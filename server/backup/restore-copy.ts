import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import { prepareDataDir } from "../data-dir.ts"
import { migrate } from "../database/migrate.ts"
import { openDatabase, sqliteFile } from "../database/open.ts"
import { beginEpoch } from "../sync/epoch.ts"
import { checkCopy } from "./check-copy.ts"
import { intoPostgres } from "./into-postgres.ts"
import { intoSqlite } from "./into-sqlite.ts"
import { removeLabel } from "./label.ts"
import type { Replacement } from "./replacement.ts"
import { restoreSecret } from "./restore-secret.ts"

/**
 * Puts a copy back, in the schema of this Florescer, whichever database it came from, and says what it did. Throws a
 * Refusal, and changes nothing, when the copy is not good, while a server runs, or when accounts would be replaced.
 */
export async function restoreCopy(file: string, replacement: Replacement): Promise<string[]> {
  const { env, log } = replacement
  const { label, accounts } = checkCopy(file)
  prepareDataDir(env.dataDir)
  const workshop = mkdtempSync(join(env.dataDir, ".restore-"))
  try {
    copyFileSync(file, sqliteFile(workshop))
    removeLabel(sqliteFile(workshop))
    const draft = await openDatabase({ dataDir: workshop, databaseUrl: undefined }, log)
    await migrate(draft)
      .then(() => beginEpoch(draft.db, replacement.now))
      .finally(draft.close)
    const replaced = await (env.databaseUrl ? intoPostgres : intoSqlite)(workshop, replacement)
    return [
      `Restored ${accounts} ${accounts === 1 ? "account" : "accounts"} as of ${label.madeAt}.`,
      ...replaced,
      ...restoreSecret(label, env),
    ]
  } finally {
    rmSync(workshop, { recursive: true })
  }
}
