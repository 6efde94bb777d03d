import { createHmac } from "node:crypto"
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { retention } from "#domain/privacy/retention.ts"
import type { Database } from "./database/open.ts"
import { AppError, appError } from "./errors.ts"
import { DatabaseClockLimiter } from "./rate-limits-postgres.ts"

const wrongPasswordsPerMinute = 10
const wrongCodes = { inQuarterHour: 10, inDay: 30 }
/**
 * The number of mails with a link that strangers may request for one mailbox. Each known browser has a limit of its own
 * for each kind of mail.
 */
const linkMailsPerHour = 5
/**
 * Strangers' requests are counted for as long as a link is valid. So once they have reached the limit, the owner of the
 * mailbox still has a link that works.
 */
const signInLinks = { most: 2, seconds: retention.signInLinkMinutes * 60 }
const resetLinks = { most: 3, seconds: retention.resetPasswordLinkMinutes * 60 }
/** The number of mails to one e-mail address about each kind of notice. */
const noticesPerHour = 5
/** The number of changes that one account may request, because each sends a mail to the old and to the new address. */
const addressChangesPerHour = 5
/** Answers by passkey are limited because verifying a signature takes time; a passkey cannot be guessed. */
const passkeysPerMinute = 20
/** The number of wrong codes of invitations. So few guesses never find a code, which has 60 random bits. */
const wrongInvitationsPerHour = { ofNetwork: 30, ofProcess: 3600 }
/**
 * The number of wrong codes that a team member, who is trusted, may give. A code has 34 random bits and is valid for a
 * day.
 */
const wrongContactCodesPerHour = 20
const longestSeconds = retention.attemptCountMinutes * 60
const priorityTurnsPerMinute = 20
/** The bucket must admit fifty mothers in one clinic who arrive at the same time. */
const networkBucket = { fillPerSecond: 1, size: 120 }
/**
 * The number of mails to any mailbox that strangers may cause. Fifty mothers of one clinic may sign up within an hour,
 * each with a second mail.
 */
const strangersMailsPerHour = { ofNetwork: 120, ofProcess: 3600 }
const tagOfAddress = /\+[^@]*(?=@)/
/** Several mail providers ignore dots. If two mailboxes share a count because of that, little is lost. */
const dotsOfAddress = /\.(?=[^@]*@)/g
/**
 * How many bytes of an address identify one customer of a network provider. With IPv6 a customer has a /48 or less; an
 * IPv4 address is shorter and is used whole.
 */
const bytesOfCustomer = 6

type Limiter = Pick<RateLimiterMemory, "consume">
type CountedLimiter = Pick<RateLimiterMemory, "consume" | "delete" | "reward">
type Check<Result> = () => Promise<Result>
export type RateLimits = ReturnType<typeof createRateLimits>

/** Returns a function that makes a keyed hash of what is counted, such as an e-mail address. */
export function createKeyOf(secret: string) {
  return (...parts: string[]) => createHmac("sha256", secret).update(parts.join("\n").toLowerCase()).digest("hex")
}

/**
 * Limits attempts by e-mail address or account, on PostgreSQL across all processes, and by network in each process. The
 * keys under which it counts are keyed hashes.
 */
export function createRateLimits({ pool }: Database, secret: string) {
  const keyOf = createKeyOf(secret)
  const passwords = limiter("password", wrongPasswordsPerMinute, 60)
  const codes = limiter("two-step", wrongCodes.inQuarterHour, 15 * 60)
  const codesOfDay = limiter("two-step-day", wrongCodes.inDay, retention.codeCountHours * 60 * 60)
  const strangersMails = limiter("mail", linkMailsPerHour, longestSeconds)
  const strangersMailsOf = {
    "confirm-email": strangersMails,
    "reset-password": limiter("reset-mail", resetLinks.most, resetLinks.seconds),
    "sign-in-link": limiter("link-mail", signInLinks.most, signInLinks.seconds),
  }
  const knownMails = {
    "confirm-email": limiter("known-mail", linkMailsPerHour, longestSeconds),
    "reset-password": limiter("known-reset-mail", linkMailsPerHour, longestSeconds),
    "sign-in-link": limiter("known-link-mail", linkMailsPerHour, longestSeconds),
  }
  const notices = {
    "new-device": limiter("device-mail", noticesPerHour, longestSeconds),
    "way-in-changed": limiter("change-mail", noticesPerHour, longestSeconds),
  }
  const endingsOfResetLinks = limiter("reset-links-ended", 1, longestSeconds)
  const addressChanges = limiter("address-change", addressChangesPerHour, longestSeconds)
  const hour = { duration: longestSeconds }
  const mailsOfNetwork = new RateLimiterMemory({ points: strangersMailsPerHour.ofNetwork, ...hour })
  const mailsOfProcess = new RateLimiterMemory({ points: strangersMailsPerHour.ofProcess, ...hour })
  const invitationsOfNetwork = new RateLimiterMemory({ points: wrongInvitationsPerHour.ofNetwork, ...hour })
  const invitationsOfProcess = new RateLimiterMemory({ points: wrongInvitationsPerHour.ofProcess, ...hour })
  const contactCodes = limiter("contact-code", wrongContactCodesPerHour, longestSeconds)
  const passkeys = limiter("passkey", passkeysPerMinute, 60)
  const priorityTurns = new RateLimiterMemory({ keyPrefix: "turn", points: priorityTurnsPerMinute, duration: 60 })
  const networks = bucket("network")
  const networksOfKnown = bucket("known-network")

  function limiter(keyPrefix: string, points: number, duration: number) {
    if (!pool) return new RateLimiterMemory({ keyPrefix, points, duration })
    const table = { storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true }
    // The limiter need not delete expired rows, because the daily job does.
    return new DatabaseClockLimiter({ ...table, keyPrefix, points, duration, clearExpiredByTimeout: false })
  }

  function bucket(keyPrefix: string) {
    const { fillPerSecond, size } = networkBucket
    return new BurstyRateLimiter(
      new RateLimiterMemory({ keyPrefix, points: fillPerSecond, duration: 1 }),
      new RateLimiterMemory({ keyPrefix: `${keyPrefix}-bucket`, points: size, duration: size / fillPerSecond }),
    )
  }

  /**
   * Limits wrong passwords for each e-mail address. Each known browser has a limit of its own. Throws
   * TOO_MANY_ATTEMPTS.
   */
  async function attempt<Result>(email: string, knownClient: string | null, check: Check<Result>): Promise<Result> {
    return counted(passwords, keyOfClient(email, knownClient), check)
  }

  /** Allows ten wrong codes in 15 minutes and thirty a day: with more, a thief would guess one within a year. */
  async function attemptCode<Result>(
    userId: string,
    knownClient: string | null,
    check: Check<Result>,
  ): Promise<Result> {
    const key = keyOfClient(userId, knownClient)
    return counted(codesOfDay, key, () => counted(codes, key, check))
  }

  function keyOfClient(account: string, knownClient: string | null) {
    return knownClient === null ? keyOf(account) : keyOf(account, knownClient)
  }

  async function clearAttempts({ id, email }: { id: string; email: string }) {
    await passwords.delete(keyOf(email))
    await codes.delete(keyOf(id))
    await codesOfDay.delete(keyOf(id))
  }

  /** Whether a link may be mailed. Strangers share one count for each kind of mail; each known browser has its own. */
  async function mayMailLink(kind: keyof typeof knownMails, email: string, knownClient: string | null) {
    if (knownClient !== null) return isWithin(knownMails[kind], keyOf(email, knownClient))
    return isWithin(strangersMailsOf[kind], keyOfMailbox(email))
  }

  /**
   * Whether a user's reset links may be ended, which is allowed once an hour. If so, the owner of the mailbox may
   * request new ones at once.
   */
  async function mayEndResetLinks({ id, email }: { id: string; email: string }) {
    if (!(await isWithin(endingsOfResetLinks, keyOf(id)))) return false
    await strangersMailsOf["reset-password"].delete(keyOfMailbox(email))
    return true
  }

  const mayNotify = (kind: keyof typeof notices, email: string) => isWithin(notices[kind], keyOfMailbox(email))

  function keyOfMailbox(email: string) {
    return keyOf(
      email
        .toLowerCase()
        .replace(tagOfAddress, "")
        .replace(dotsOfAddress, "")
        .replace(/@googlemail\.com$/, "@gmail.com"),
    )
  }

  /** Whether a request may be served before strangers' requests. This is limited by account and by network. */
  async function mayHavePriority(account: string, network: string | null) {
    if (!(await isWithin(priorityTurns, keyOf(account)))) return false
    return network === null || isWithin(networksOfKnown, keyOf(network))
  }

  /**
   * Counts the mails that strangers of one network request, to whatever mailbox. Throws TOO_MANY_ATTEMPTS, which
   * reveals nothing about an account.
   */
  async function strangerAsksForMail(network: string | null) {
    const customer = network?.split(".").slice(0, bytesOfCustomer).join(".")
    if (customer !== undefined) await consume(mailsOfNetwork, keyOf(customer))
    await consume(mailsOfProcess, "")
  }

  async function signUp(email: string) {
    await consume(strangersMails, keyOfMailbox(email))
  }

  /**
   * Limits changes of an address, by account and by the new mailbox, whether or not that has an account. Throws
   * TOO_MANY_ATTEMPTS.
   */
  async function changeAddress(userId: string, newEmail: string) {
    await consume(addressChanges, keyOf(userId))
    await consume(strangersMails, keyOfMailbox(newEmail))
  }

  /** Counts wrong invitation codes by network, or by process if that is unknown. Throws TOO_MANY_ATTEMPTS. */
  async function invitation<Result>(network: string | null, check: Check<Result>) {
    return network === null
      ? counted(invitationsOfProcess, "", check)
      : counted(invitationsOfNetwork, keyOf(network), check)
  }

  /** Counts a team member's wrong contact codes. Throws TOO_MANY_ATTEMPTS. */
  async function attemptContactCode<Result>(memberId: string, check: Check<Result>): Promise<Result> {
    return counted(contactCodes, keyOf(memberId), check)
  }

  async function answerByPasskey(userId: string) {
    await consume(passkeys, keyOf(userId))
  }

  /** Counts requests of strangers by network. Throws TOO_MANY_ATTEMPTS. */
  async function takeFrom(network: string) {
    await consume(networks, keyOf(network))
  }

  return {
    attempt,
    attemptCode,
    clearAttempts,
    mayMailLink,
    mayEndResetLinks,
    mayNotify,
    mayHavePriority,
    strangerAsksForMail,
    signUp,
    changeAddress,
    invitation,
    attemptContactCode,
    answerByPasskey,
    takeFrom,
    keyOf,
  }
}

/** Counts wrong answers only; a right one clears the count. */
async function counted<Result>(limiter: CountedLimiter, key: string, check: Check<Result>): Promise<Result> {
  // The attempt is counted before the check, so that concurrent attempts cannot exceed the limit.
  await consume(limiter, key)
  try {
    const result = await check()
    await limiter.delete(key)
    return result
  } catch (error) {
    if (!isWrongAnswer(error)) await limiter.reward(key)
    throw error
  }
}

/** Takes points from a limit. Throws TOO_MANY_ATTEMPTS. */
export async function consume(limiter: Limiter, key: string, points = 1) {
  try {
    await limiter.consume(key, points)
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

const wrongAnswers: string[] = ["INVALID_EMAIL_OR_PASSWORD", "INVALID_PASSWORD", "INVALID_CODE", "INVALID_INVITATION"]

function isWrongAnswer(error: unknown) {
  return error instanceof AppError && wrongAnswers.includes(error.code)
}
