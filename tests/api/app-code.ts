import { base32 } from "@better-auth/utils/base32"
import { createOTP } from "@better-auth/utils/otp"

const stepMs = 30_000

/** What an authenticator app shows for a secret: now, or some steps of 30 seconds from now. Each code works once, and ends the earlier ones. */
export async function codeOf(secret: string, stepsFromNow = 0): Promise<string> {
  const text = new TextDecoder().decode(base32.decode(secret))
  return createOTP(text).hotp(Math.floor(Date.now() / stepMs) + stepsFromNow)
}
