import type { Context } from "hono"
import type { Database } from "../database/open.ts"
import type { Queues } from "../metrics/queues.ts"
import type { NetworkOf } from "../network.ts"
import type { RateLimits } from "../rate-limits.ts"
import type { DeviceCookie } from "./devices/cookie.ts"
import { isKnownDevice } from "./devices/data.ts"
import { createHashQueue } from "./passwords/hash-queue.ts"

type AdmissionDeps = {
  database: Database
  limits: RateLimits
  device: DeviceCookie
  networkOf: NetworkOf
  queues: Queues
}
type Task<Result> = () => Promise<Result>

export type Admission = ReturnType<typeof createAdmission>

/**
 * Queues password hashing so that strangers can neither delay the account's owner nor lock her out. Throws
 * TOO_MANY_ATTEMPTS or SERVER_BUSY before any hash is computed.
 */
export function createAdmission({ database, limits, device, networkOf, queues }: AdmissionDeps) {
  const hashQueue = createHashQueue()
  queues.watch("password_hashes", hashQueue.length)

  /** Whether a request is served before strangers' requests, which are limited by network. Throws TOO_MANY_ATTEMPTS. */
  async function hasPriority(c: Context, account: string | null): Promise<boolean> {
    const network = networkOf(c)
    if (account !== null && (await limits.mayHavePriority(account, network))) return true
    if (network !== null) await limits.takeFrom(network)
    return false
  }

  /**
   * Limits how many mails strangers of one network may request; browsers that the account knows are limited elsewhere.
   * Throws TOO_MANY_ATTEMPTS.
   */
  async function mayAskForMail(c: Context, knownDeviceId: string | null) {
    if (knownDeviceId === null) await limits.strangerAsksForMail(networkOf(c))
  }

  async function knownDevice(c: Context, email: string): Promise<string | null> {
    const id = await device.read(c)
    return id !== null && (await isKnownDevice(database.db, id, email)) ? id : null
  }

  async function inTurn<Result>(c: Context, account: string | null, task: Task<Result>): Promise<Result> {
    return hashQueue.run(task, { isTrusted: await hasPriority(c, account), signal: c.req.raw.signal })
  }

  async function signIn<Result>(c: Context, email: string, check: Task<Result>): Promise<Result> {
    const knownDeviceId = await knownDevice(c, email)
    // A sign-in attempt is counted only when its turn in the queue comes, so a request that is abandoned there leaves
    // no count in memory.
    return inTurn(c, knownDeviceId && email, () => limits.attempt(email, knownDeviceId, check))
  }

  async function inSession<Result>(c: Context, email: string, sessionId: string, check: Task<Result>): Promise<Result> {
    return inTurn(c, email, () => limits.attempt(email, sessionId, check))
  }

  async function byLink<Result>(c: Context, userId: string, task: Task<Result>): Promise<Result> {
    return inTurn(c, userId, task)
  }

  async function signUp<Result>(c: Context, email: string, task: Task<Result>): Promise<Result> {
    return inTurn(c, null, async () => {
      await limits.strangerAsksForMail(networkOf(c))
      await limits.signUp(email)
      return task()
    })
  }

  return { hasPriority, mayAskForMail, knownDevice, signIn, inSession, byLink, signUp }
}
