import { setImmediate as nextTurn } from "node:timers/promises"
import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"
import type { SignedIn } from "./session.ts"

/** The number of requests of one user that may wait. All her open pages together send fewer. */
const waitingMax = 20
const retryAfterSeconds = 1

export type OneAtATime = ReturnType<typeof createOneAtATime>
type Turns = { waiting: number; last: Promise<unknown> }

/**
 * Runs the work of each key in turn; the work of other keys may run in between. Throws TOO_MANY_ATTEMPTS if too much
 * waits.
 */
export function createTurns(mostWaiting = waitingMax) {
  const users = new Map<string, Turns>()

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turns = users.get(key) ?? { waiting: 0, last: Promise.resolve() }
    if (turns.waiting > mostWaiting) throw appError("TOO_MANY_ATTEMPTS", { retryAfterSeconds })
    const isFirst = turns.waiting === 0
    const before = turns.last
    const ended = Promise.withResolvers<void>()
    users.set(key, turns)
    turns.waiting++
    turns.last = ended.promise
    try {
      if (!isFirst) await before.then(() => nextTurn())
      return await work()
    } finally {
      ended.resolve()
      turns.waiting--
      if (turns.waiting === 0) users.delete(key)
    }
  }
}

/** Lets only one request of a user run at a time, for requests that read many rows. */
export function createOneAtATime() {
  const inTurn = createTurns()
  return createMiddleware<SignedIn>((c, next) => inTurn(c.var.userId, next))
}
