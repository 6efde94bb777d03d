import { existsSync, renameSync, writeFileSync } from "node:fs"
import type { Kysely } from "kysely"
import { authSecretFile, readSecretFile, storedAuthSecret } from "../data-dir.ts"
import type { Tables } from "../database/tables.ts"
import type { Env } from "../env.ts"
import { flushFolder } from "../flush.ts"
import { createSealings } from "../keys/keys.ts"
import { unseal } from "../keys/sealing.ts"
import { BackupError } from "./backup-error.ts"
import type { Metadata } from "./metadata.ts"
import { openByPassphrase, readPassphrase } from "./passphrase.ts"

export type SecretSource = {
  secretFile?: string | undefined
  passphraseFile?: string | undefined
  /** Set if the operator has said that the secret with which the copy was made is lost for good. */
  withoutSecret: boolean
}

/**
 * Returns the secret that comes with the copy or in a file of its own; undefined if none does. Throws a BackupError for
 * a wrong passphrase.
 */
export async function broughtSecret(
  { authSecret, sealedSecret }: Metadata,
  { secretFile, passphraseFile }: SecretSource,
): Promise<string | undefined> {
  if (secretFile) {
    if (!existsSync(secretFile)) throw new BackupError(`There is no file ${secretFile}.`)
    return readSecretFile(secretFile)
  }
  if (authSecret !== null) return authSecret
  if (!passphraseFile) return undefined
  if (sealedSecret === null) throw new BackupError("The copy has no secret that a passphrase opens.")
  return openByPassphrase(readPassphrase(passphraseFile), sealedSecret)
}

/** The beginning of the sentence that reports a missing secret. The recovery drill looks for it. */
export const lackingStart = "The secret of then is not here."

type Restored = { env: Env; metadata: Metadata; isMove: boolean; withoutSecret: boolean }

/**
 * If the secret with which the backup was made is not here, returns sentences for the operator on what stops working,
 * such as second steps and pending mails. With `withoutSecret`, also deletes the push keys and mails that only this
 * secret could decrypt.
 */
export async function handleMissingSecret(
  db: Kysely<Tables>,
  brought: string | undefined,
  { env, metadata, isMove, withoutSecret }: Restored,
): Promise<string[]> {
  const secret = env.authSecret ?? brought ?? storedAuthSecret(env.dataDir)
  const sealed = await findSealed(db)
  const isOpen = secret !== undefined && (sealed === undefined || (await opens(createSealings(secret), sealed)))
  if (isOpen || (sealed === undefined && !isMove)) return []
  const secondSteps = await count(db, "twoFactor")
  const mails = await count(db, "outgoing_mails")
  const ended = [
    `the second step of ${secondSteps} accounts (npm run two-step -- off address lets one in)`,
    `${mails} pending mails`,
    "notifications to browsers",
    ...(isMove ? ["every session"] : []),
  ]
  const ends = `${lackingStart} Without it end: ${ended.join(", ")}.`
  if (withoutSecret) {
    await db.deleteFrom("push_keys").execute()
    await db.deleteFrom("outgoing_mails").execute()
    return [ends, "New keys for notifications are made at the start, and the pending mails are deleted."]
  }
  return [
    ends,
    metadata.sealedSecret === null
      ? "Before the server starts, put it into DATA_DIR as auth-secret, or set AUTH_SECRET to it."
      : "It is sealed in the copy: restore it again with --passphrase-file FILE.",
    "If it is lost for good, restore with --without-secret: then new keys for notifications are made.",
  ]
}

/**
 * Stores the restored secret, and keeps a different one under another name. If AUTH_SECRET is a setting, that one is
 * used and nothing is stored.
 */
export function storeSecret(brought: string | undefined, env: Env, now: Date): string[] {
  if (env.authSecret !== undefined || brought === undefined) return []
  const former = storedAuthSecret(env.dataDir)
  if (former === brought) return []
  const file = authSecretFile(env.dataDir)
  const aside = `${file}-replaced-${now.toISOString().replaceAll(":", "-")}`
  if (former !== undefined) renameSync(file, aside)
  writeFileSync(`${file}.restored`, brought, { mode: 0o600, flush: true })
  renameSync(`${file}.restored`, file)
  flushFolder(env.dataDir)
  return former === undefined ? [] : [`The secret that was there before is kept as ${aside}.`]
}

type Sealed = { by: keyof ReturnType<typeof createSealings>; text: string }

/** Finds any one encrypted value, with which a secret can be tested. */
async function findSealed(db: Kysely<Tables>): Promise<Sealed | undefined> {
  const key = await db.selectFrom("push_keys").select("private_key").executeTakeFirst()
  if (key) return { by: "push", text: key.private_key }
  const step = await db.selectFrom("twoFactor").select("secret").executeTakeFirst()
  if (step) return { by: "twoStep", text: step.secret }
  const mail = await db.selectFrom("outgoing_mails").select("content").executeTakeFirst()
  return mail && { by: "mail", text: mail.content }
}

async function opens(sealings: ReturnType<typeof createSealings>, { by, text }: Sealed): Promise<boolean> {
  return unseal(sealings[by], text).then(
    () => true,
    () => false,
  )
}

async function count(db: Kysely<Tables>, table: "twoFactor" | "outgoing_mails"): Promise<number> {
  const all = db.selectFrom(table).select((it) => it.fn.countAll<number | string>().as("count"))
  return Number((await all.executeTakeFirstOrThrow()).count)
}
