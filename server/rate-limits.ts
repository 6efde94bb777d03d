import { createHmac } from "node:crypto"
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import { retention } from "#domain/retention.ts"
import type { Database } from "./database/open.ts"
import { AppError, appError } from "./errors.ts"

const wrongPasswordsPerMinute = 10
const mailsPerHour = 5
const signUpsPerHour = 5
const longestSeconds = retention.attemptCountMinutes * 60

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Limits per e-mail address, never per network address: the mothers of one clinic share that one.
 * Several processes on PostgreSQL count together; with SQLite there is one process, which counts in memory.
 */
export function createRateLimits({ pool }: Database, secret: string) {
  const passwords = limiter("password", wrongPasswordsPerMinute, 60)
  const mails = limiter("mail", mailsPerHour, longestSeconds)
  const signUps = limiter("sign-up", signUpsPerHour, longestSeconds)

  function limiter(keyPrefix: string, points: number, duration: number) {
    if (!pool) return new RateLimiterMemory({ keyPrefix, points, duration })
    const table = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true }
    return new RateLimiterPostgres({ ...table, keyPrefix, points, duration })
  }

  function keyOf(email: string) {
    return createHmac("sha256", secret).update(email.toLowerCase()).digest("hex")
  }

  /** Runs one check of a password. Throws TOO_MANY_ATTEMPTS instead after ten wrong ones in a minute; a right one clears the count. */
  async function attempt<Result>(email: string, check: () => Promise<Result>): Promise<Result> {
    const key = keyOf(email)
    // Counted before the check, so that attempts sent at once cannot all slip through.
    await consume(passwords, key)
    try {
      const result = await check()
      await passwords.delete(key)
      return result
    } catch (error) {
      if (!isWrongPassword(error)) await passwords.reward(key)
      throw error
    }
  }

  /** Whether one more mail may go to this address within the hour. */
  async function mayMail(email: string): Promise<boolean> {
    try {
      await consume(mails, keyOf(email))
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  /** Counts a sign-up with this address. Throws TOO_MANY_ATTEMPTS after five in an hour. */
  async function signUp(email: string) {
    await consume(signUps, keyOf(email))
  }

  return { attempt, mayMail, signUp }
}

async function consume(limiter: RateLimiterMemory | RateLimiterPostgres, key: string) {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw appError("TOO_MANY_ATTEMPTS", { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}

function isWrongPassword(error: unknown) {
  return error instanceof AppError && (error.code === "INVALID_EMAIL_OR_PASSWORD" || error.code === "INVALID_PASSWORD")
}
