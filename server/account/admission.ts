import type { Context } from "hono"
import type { Database } from "../database/open.ts"
import type { DeviceCookie } from "../devices/cookie.ts"
import { isKnownDevice } from "../devices/data.ts"
import type { Queues } from "../metrics/queues.ts"
import type { NetworkOf } from "../network.ts"
import { createHashQueue } from "../passwords/hash-queue.ts"
import type { RateLimits } from "../rate-limits.ts"

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
 * Decides the order in which passwords are hashed. A known client (a browser that has signed in to this account before, an
 * open session or a valid link) has priority and its own count of wrong passwords, so that strangers can neither slow
 * down the owner nor lock her out. Each function throws TOO_MANY_ATTEMPTS or SERVER_BUSY before it begins.
 */
export function createAdmission({ database, limits, device, networkOf, queues }: AdmissionDeps) {
  const hashQueue = createHashQueue()
  queues.watch("password_hashes", hashQueue.length)

  /** Whether this request, from a known client of this account, has priority; otherwise it is counted for its network. Throws TOO_MANY_ATTEMPTS. */
  async function hasPriority(c: Context, account: string | null): Promise<boolean> {
    const network = networkOf(c)
    if (account !== null && (await limits.mayHavePriority(account, network))) return true
    if (network !== null) await limits.takeFrom(network)
    return false
  }

  /** The id of this browser if it has signed in to the account of this address before, else null. */
  async function knownDevice(c: Context, email: string): Promise<string | null> {
    const id = await device.read(c)
    return id !== null && (await isKnownDevice(database.db, id, email)) ? id : null
  }

  async function inTurn<Result>(c: Context, account: string | null, task: Task<Result>): Promise<Result> {
    return hashQueue.run(task, { isTrusted: await hasPriority(c, account), signal: c.req.raw.signal })
  }

  /** Checks a password without a session. */
  async function signIn<Result>(c: Context, email: string, check: Task<Result>): Promise<Result> {
    const knownDeviceId = await knownDevice(c, email)
    // Counted only when its turn comes: a request that never begins leaves nothing in memory.
    return inTurn(c, knownDeviceId && email, () => limits.attempt(email, knownDeviceId, check))
  }

  /** Checks a password again within an open session. */
  async function inSession<Result>(c: Context, email: string, sessionId: string, check: Task<Result>): Promise<Result> {
    return inTurn(c, email, () => limits.attempt(email, sessionId, check))
  }

  /** Sets a password by a valid link of this account. */
  async function byLink<Result>(c: Context, userId: string, task: Task<Result>): Promise<Result> {
    return inTurn(c, userId, task)
  }

  /** Sets the first password of a new account. */
  async function signUp<Result>(c: Context, email: string, task: Task<Result>): Promise<Result> {
    return inTurn(c, null, async () => {
      await limits.signUp(email)
      return task()
    })
  }

  return { hasPriority, knownDevice, signIn, inSession, byLink, signUp }
}
