import type { Context } from "hono"
import type { Database } from "../database/open.ts"
import type { DeviceCookie } from "../devices/cookie.ts"
import { isKnownDevice } from "../devices/data.ts"
import type { NetworkOf } from "../network.ts"
import { createHashQueue } from "../passwords/hash-queue.ts"
import type { RateLimits } from "../rate-limits.ts"

type AdmissionDeps = { database: Database; limits: RateLimits; device: DeviceCookie; networkOf: NetworkOf }
type Task<Result> = () => Promise<Result>

export type Admission = ReturnType<typeof createAdmission>

/**
 * Whose password is hashed when. Who is known (by a browser that has signed in to this account before, an open session
 * or a valid link) goes first and has a count of wrong passwords of her own, so that strangers can neither slow her down
 * nor lock her out. Each throws TOO_MANY_ATTEMPTS or SERVER_BUSY instead of beginning.
 */
export function createAdmission({ database, limits, device, networkOf }: AdmissionDeps) {
  const hashQueue = createHashQueue()

  /** Whether this request goes before others, of whoever is known for this account; else it is taken from its network's bucket. Throws TOO_MANY_ATTEMPTS. */
  async function goesFirst(c: Context, account: string | null): Promise<boolean> {
    if (account !== null && (await limits.mayGoFirst(account))) return true
    const network = networkOf(c)
    if (network !== null) await limits.takeFrom(network)
    return false
  }

  /** The id of this browser where it has signed in to the account of this address before. */
  async function knownDevice(c: Context, email: string): Promise<string | null> {
    const id = await device.read(c)
    return id !== null && (await isKnownDevice(database.db, id, email)) ? id : null
  }

  async function inTurn<Result>(c: Context, account: string | null, task: Task<Result>): Promise<Result> {
    return hashQueue.run(task, { isTrusted: await goesFirst(c, account), signal: c.req.raw.signal })
  }

  /** Checks a password of somebody who is not signed in. */
  async function signIn<Result>(c: Context, email: string, check: Task<Result>): Promise<Result> {
    const knownBy = await knownDevice(c, email)
    // Counted in its turn only: what never begins leaves nothing in memory.
    return inTurn(c, knownBy && email, () => limits.attempt(email, knownBy, check))
  }

  /** Checks a password again within an open session. */
  async function inSession<Result>(c: Context, email: string, sessionId: string, check: Task<Result>): Promise<Result> {
    return inTurn(c, email, () => limits.attempt(email, sessionId, check))
  }

  /** Sets a password by a link that is known to be valid, of this account. */
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

  return { goesFirst, knownDevice, signIn, inSession, byLink, signUp }
}
