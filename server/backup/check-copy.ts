import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { Refusal, refuseNewer } from "../refusal.ts"
import { type Label, readLabel } from "./label.ts"

const corrupt = 11
const notADatabase = 26

export type Copy = { label: Label; accounts: number }

/** Reads a copy from end to end. Throws a Refusal when it is none, is damaged, or comes from a newer Florescer. */
export function checkCopy(file: string): Copy {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const label = readLabel(copy)
    if (!label) throw new Refusal(`${file} is not a copy that "npm run backup" made.`)
    if (!isWhole(copy)) throw new Refusal(`${file} is damaged: take another copy.`)
    refuseNewer(versionOf(copy), file)
    return { label, accounts: countAccounts(copy) }
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode !== corrupt && errcode !== notADatabase) throw error
    throw new Refusal(`${file} is damaged, or is not a copy that "npm run backup" made.`)
  } finally {
    copy.close()
  }
}

export function countAccounts(database: DatabaseSync) {
  return Number(database.prepare('select count(*) as accounts from "user"').get()?.accounts)
}

function isWhole(copy: DatabaseSync) {
  const { integrity_check: verdict } = copy.prepare("pragma integrity_check").get() ?? {}
  return verdict === "ok" && copy.prepare("pragma foreign_key_check").all().length === 0
}

function versionOf(copy: DatabaseSync) {
  return String(copy.prepare("select max(name) as newest from kysely_migration").get()?.newest)
}
