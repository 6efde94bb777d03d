import { base32 } from "@better-auth/utils/base32"
import { createOTP } from "@better-auth/utils/otp"
import type { Kysely } from "kysely"
import type { Tables } from "#server/database/tables.ts"

const stepMs = 30_000

/** What an authenticator app shows for a secret: now, or some steps of 30 seconds from now. Each code works once, and ends the earlier ones. */
export async function codeOf(secret: string, stepsFromNow = 0): Promise<string> {
  const text = new TextDecoder().decode(base32.decode(secret))
  return createOTP(text).hotp(Math.floor(Date.now() / stepMs) + stepsFromNow)
}

/** After a code has shown that her app has the secret: as if it had been the one before, so that the present one is still unused. */
export async function freePresentCode(db: Kysely<Tables>, email: string) {
  await db
    .updateTable("twoFactor")
    .set((column) => ({ last_used_step: column("last_used_step", "-", 1) }))
    .where("userId", "in", db.selectFrom("user").select("id").where("email", "=", email))
    .execute()
}
