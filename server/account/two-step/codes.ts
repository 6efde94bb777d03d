import { createOTP } from "@better-auth/utils/otp"
import type { Kysely } from "kysely"
import { isAppCode } from "#domain/account/two-step.ts"
import type { Tables } from "../../database/tables.ts"
import { type Sealing, unseal } from "../../keys/sealing.ts"
import { claimStep, readStored } from "./data.ts"

const stepMs = 30_000

/** Reads a user's decrypted two-step secrets; null if she has none or they were encrypted with another AUTH_SECRET. */
export async function readSecrets(db: Kysely<Tables>, sealing: Sealing, userId: string) {
  const row = await readStored(db, userId)
  if (!row) return null
  const { isConfirmed, last_used_step: lastUsedStep } = row
  try {
    const appSecret = await unseal(sealing, row.secret)
    const recoveryCodes: string[] = JSON.parse(await unseal(sealing, row.backupCodes))
    return { isConfirmed, lastUsedStep, appSecret, recoveryCodes }
  } catch {
    return null
  }
}

type Secrets = NonNullable<Awaited<ReturnType<typeof readSecrets>>>

/**
 * The 30-second step, counted from 1970, for which an app's code is right. The neighbouring steps count too, because
 * clocks differ.
 */
async function stepOf(appSecret: string, code: string): Promise<number | null> {
  const present = Math.floor(Date.now() / stepMs)
  const otp = createOTP(appSecret)
  for (const step of [present - 1, present, present + 1]) {
    if ((await otp.hotp(step)) === code) return step
  }
  return null
}

/** Whether a code is right and unused. The code stays usable. */
export async function isRight({ appSecret, recoveryCodes, lastUsedStep }: Secrets, code: string): Promise<boolean> {
  if (!isAppCode(code)) return recoveryCodes.includes(code)
  const step = await stepOf(appSecret, code)
  return step !== null && step > (lastUsedStep ?? 0)
}

/** Marks an app's code as used; returns false if it was used before. The auth library itself would accept it twice. */
export async function spendCode(
  db: Kysely<Tables>,
  userId: string,
  { appSecret }: Secrets,
  code: string,
): Promise<boolean> {
  const step = await stepOf(appSecret, code)
  return step === null || claimStep(db, userId, step)
}
