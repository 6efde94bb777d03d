import { createHmac } from "node:crypto"
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import { retention } from "#domain/retention.ts"
import type { Database } from "./database/open.ts"
import { AppError, appError } from "./errors.ts"

const wrongPasswordsPerMinute = 10
/** As many of a kind as live at once: whatever strangers ask for, a link that works lies in her mailbox. */
const liveMailsMax = 5
const signUpsPerHour = 5
const longestSeconds = retention.attemptCountMinutes * 60
/** More often than that whoever is known for an account waits like everybody else. */
const turnsBeforeOthersPerMinute = 20
/** A bucket of 120 that a second fills by one: fifty mothers of one clinic sign up and in on the same morning. */
const networkBucket = { fillPerSecond: 1, size: 120 }

type Limiter = Pick<RateLimiterMemory, "consume">
export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Limits per e-mail address, and for what costs the most also per network where that is known. Several processes on
 * PostgreSQL count addresses together; with SQLite there is one process, which counts in memory. Networks are counted
 * in memory alone. Addresses and networks are known by a keyed hash only.
 */
export function createRateLimits({ pool }: Database, secret: string) {
  const passwords = limiter("password", wrongPasswordsPerMinute, 60)
  const mails = {
    "confirm-email": limiter("mail", liveMailsMax, longestSeconds),
    "reset-password": limiter("reset-mail", liveMailsMax, retention.resetPasswordLinkMinutes * 60),
    "sign-in-link": limiter("link-mail", liveMailsMax, retention.signInLinkMinutes * 60),
  }
  const signUps = limiter("sign-up", signUpsPerHour, longestSeconds)
  const turns = new RateLimiterMemory({ keyPrefix: "turn", points: turnsBeforeOthersPerMinute, duration: 60 })
  const { fillPerSecond, size } = networkBucket
  const networks = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: "network", points: fillPerSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: "network-bucket", points: size, duration: size / fillPerSecond }),
  )

  function limiter(keyPrefix: string, points: number, duration: number) {
    if (!pool) return new RateLimiterMemory({ keyPrefix, points, duration })
    const table = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true }
    return new RateLimiterPostgres({ ...table, keyPrefix, points, duration })
  }

  /** Under which an address is counted: nobody who has not the secret can tell whose it is. */
  function keyOf(...parts: string[]) {
    return createHmac("sha256", secret).update(parts.join("\n").toLowerCase()).digest("hex")
  }

  /**
   * Runs one check of a password. Throws TOO_MANY_ATTEMPTS instead after ten wrong ones in a minute; a right one clears
   * the count. Who is known, by a device or an open session, has a count of her own, so that no stranger uses it up.
   */
  async function attempt<Result>(email: string, knownBy: string | null, check: () => Promise<Result>): Promise<Result> {
    const key = knownBy === null ? keyOf(email) : keyOf(email, knownBy)
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

  /** Forgets the wrong passwords of strangers: the owner of the address has set a new one. */
  async function clearAttempts(email: string) {
    await passwords.delete(keyOf(email))
  }

  /** Whether one more mail of this kind may go to this address: strangers together have a count, and so has a known browser. */
  const mayMail = (kind: keyof typeof mails, email: string, knownBy: string | null) =>
    isWithin(mails[kind], knownBy === null ? keyOf(email) : keyOf(email, knownBy))

  /** Whether those who are known for an account may still go before others, as they may together twenty times a minute. */
  const mayGoFirst = (account: string) => isWithin(turns, keyOf(account))

  /** Counts a sign-up with this address. Throws TOO_MANY_ATTEMPTS after five in an hour. */
  async function signUp(email: string) {
    await consume(signUps, keyOf(email))
  }

  /** Takes one password's worth of work from a network's bucket. Throws TOO_MANY_ATTEMPTS when that is empty. */
  async function takeFrom(network: string) {
    await consume(networks, keyOf(network))
  }

  return { attempt, clearAttempts, mayMail, mayGoFirst, signUp, takeFrom, keyOf }
}

async function consume(limiter: Limiter, key: string) {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw appError("TOO_MANY_ATTEMPTS", { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}

async function isWithin(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await consume(limiter, key)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

function isWrongPassword(error: unknown) {
  return error instanceof AppError && (error.code === "INVALID_EMAIL_OR_PASSWORD" || error.code === "INVALID_PASSWORD")
}
