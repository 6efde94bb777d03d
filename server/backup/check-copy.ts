import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { BackupError, refuseNewer } from "./backup-error.ts"
import { type Metadata, readMetadata } from "./metadata.ts"

const corrupt = 11
const notADatabase = 26

export type Copy = { metadata: Metadata; accounts: number }

/**
 * Checks a copy before a restore. Throws a BackupError if the file is not a copy, is damaged, or comes from a newer
 * release.
 */
export function checkCopy(file: string): Copy {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const metadata = readMetadata(copy)
    if (!metadata) throw new BackupError(`${file} is not a copy that "npm run backup" made.`)
    if (!isWhole(copy)) throw new BackupError(`${file} is damaged: take another copy.`)
    refuseNewer(schemaVersionOf(copy), file)
    return { metadata, accounts: countAccounts(copy) }
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode !== corrupt && errcode !== notADatabase) throw error
    throw new BackupError(`${file} is damaged, or is not a copy that "npm run backup" made.`)
  } finally {
    copy.close()
  }
}

/** Throws a BackupError if the database itself is damaged, because every copy of it would be damaged too. */
export function refuseDamaged(source: string) {
  if (!existsSync(source)) return
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  let isSound = false
  try {
    isSound = isWhole(database)
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode !== corrupt && errcode !== notADatabase) throw error
  } finally {
    database.close()
  }
  if (isSound) return
  throw new BackupError(
    `The database itself (${source}) is damaged, and so would be each copy. Keep the copies that are there, stop the server, copy its folder aside, and restore the newest one: npm run restore`,
  )
}

export function countAccounts(database: DatabaseSync) {
  return Number(database.prepare('select count(*) as accounts from "user"').get()?.accounts)
}

function isWhole(copy: DatabaseSync) {
  const { integrity_check: verdict } = copy.prepare("pragma integrity_check").get() ?? {}
  return verdict === "ok" && copy.prepare("pragma foreign_key_check").all().length === 0
}

function schemaVersionOf(copy: DatabaseSync) {
  return String(copy.prepare("select max(name) as newest from kysely_migration").get()?.newest)
}
