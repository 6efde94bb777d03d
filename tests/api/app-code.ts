import { setTimeout as sleep } from "node:timers/promises"
import { base32 } from "@better-auth/utils/base32"
import { createOTP } from "@better-auth/utils/otp"

const stepMs = 30_000

/** What an authenticator app shows for a secret: now, or some steps of 30 seconds from now. Each code works once, and ends the earlier ones. */
export async function codeOf(secret: string, stepsFromNow = 0): Promise<string> {
  const text = new TextDecoder().decode(base32.decode(secret))
  return createOTP(text).hotp(Math.floor(Date.now() / stepMs) + stepsFromNow)
}

/** The code of the step before, so that the present one is still unused; late in a step it waits for the next, since by then the code would be too old. */
export async function previousCodeOf(secret: string): Promise<string> {
  const leftMs = stepMs - (Date.now() % stepMs)
  if (leftMs < 5000) await sleep(leftMs)
  return codeOf(secret, -1)
}
