import { existsSync, writeFileSync } from "node:fs"
import { readSecretFile, storedAuthSecret } from "../data-dir.ts"
import { knownVersions, schemaVersion } from "../database/migrate.ts"
import { type Database, openDatabase, sqliteFile } from "../database/open.ts"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import { hasLeftSecretOut, noteSecretLeftOut } from "../team/overview/moments.ts"
import { BackupError } from "./backup-error.ts"
import type { CopiedSecret } from "./metadata.ts"
import { readPassphrase, sealByPassphrase } from "./passphrase.ts"

/** What the operator wants to happen to the secret. At most one of these may be chosen. */
export type SecretChoice = {
  withSecret: boolean
  withoutSecret: boolean
  secretFile?: string | undefined
  passphraseFile?: string | undefined
}

export const leftOut: CopiedSecret = { authSecret: null, sealedSecret: null }

const question = [
  "Backups held the secret until now; say once what becomes of it.",
  "--secret-file FILE writes it to a file of its own, for you to keep apart, and --without-secret says that you have it:",
  "copies are then without it, and are made as before, by npm run backup.",
  "Or with every copy --passphrase-file FILE, which seals it in the copy, or --with-secret, which takes it along.",
].join(" ")

/**
 * Decides what a copy contains of the secret, and what to print about it. Throws a BackupError if copies have contained
 * it so far and the operator has not chosen otherwise. If AUTH_SECRET is a setting, no copy ever contained it.
 */
export async function chooseSecret(env: Env, choice: SecretChoice, log: Log, now: Date) {
  const secret = env.authSecret ?? storedAuthSecret(env.dataDir)
  const { withSecret, withoutSecret, secretFile, passphraseFile } = choice
  const said = [withSecret, withoutSecret, secretFile, passphraseFile].filter(Boolean).length
  if (said > 1) throw new BackupError("Say one thing about the secret, not several.")
  const isThere = env.databaseUrl !== undefined || existsSync(sqliteFile(env.dataDir))
  if (secret === undefined || !isThere) return { copied: leftOut, words: [] }
  if (withSecret) return { copied: { authSecret: secret, sealedSecret: null }, words: withSecretWords }
  if (passphraseFile) {
    const sealedSecret = await sealByPassphrase(readPassphrase(passphraseFile), secret)
    return { copied: { authSecret: null, sealedSecret }, words: ["The secret is sealed in it by the passphrase."] }
  }
  if (secretFile) writeApart(secretFile, secret)
  if (env.authSecret === undefined) {
    const isChosen = await onNewest(env, log, async (database) => {
      if (said > 0) await noteSecretLeftOut(database.db, now)
      return hasLeftSecretOut(database.db)
    })
    if (said === 0 && !isChosen) throw new BackupError(question)
  }
  return { copied: leftOut, words: [whereItIs(env, secretFile)] }
}

const withSecretWords = ["The secret is in it: whoever reads it has the second steps of sign-ins too."]

function whereItIs({ authSecret, dataDir }: Env, secretFile: string | undefined) {
  const place = secretFile ?? (authSecret === undefined ? `auth-secret in ${dataDir}` : "the setting AUTH_SECRET")
  return `The secret is not in it, but is ${place}: keep a copy of that apart, a restore needs both.`
}

function writeApart(file: string, secret: string) {
  if (existsSync(file) && readSecretFile(file) !== secret) {
    throw new BackupError(`${file} is there already, with something else in it.`)
  }
  writeFileSync(file, secret, { mode: 0o600, flush: true })
}

/** Calls `ask` with the database if that has this release's schema; returns false if the schema is older. */
async function onNewest(env: Env, log: Log, ask: (database: Database) => Promise<boolean>): Promise<boolean> {
  const database = await openDatabase(env, log)
  try {
    return (await schemaVersion(database)) === knownVersions.at(-1) && (await ask(database))
  } finally {
    await database.close()
  }
}
