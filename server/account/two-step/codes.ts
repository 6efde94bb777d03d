import { createOTP } from "@better-auth/utils/otp"
import type { Kysely } from "kysely"
import { isAppCode } from "#domain/account/two-step.ts"
import type { Tables } from "../../database/tables.ts"
import { type Sealing, unseal } from "../../keys/sealing.ts"
import { claimStep, readStored } from "./data.ts"

const stepMs = 30_000

/** Null also where encrypted with another AUTH_SECRET. */
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

/** A 30-second step from 1970; neighbours count, for clocks that differ. The auth library takes a code twice. */
async function stepOf(appSecret: string, code: string): Promise<number | null> {
  const present = Math.floor(Date.now() / stepMs)
  const otp = createOTP(appSecret)
  for (const step of [present - 1, present, present + 1]) {
    if ((await otp.hotp(step)) === code) return step
  }
  return null
}

/** Right and unused; not used up. */
export async function isRight({ appSecret, recoveryCodes, lastUsedStep }: Secrets, code: string): Promise<boolean> {
  if (!isAppCode(code)) return recoveryCodes.includes(code)
  const step = await stepOf(appSecret, code)
  return step !== null && step > (lastUsedStep ?? 0)
}

/** False for a used one, which the auth library would take again. */
export async function spendCode(
  db: Kysely<Tables>,
  userId: string,
  { appSecret }: Secrets,
  code: string,
): Promise<boolean> {
  const step = await stepOf(appSecret, code)
  return step === null || claimStep(db, userId, step)
}
