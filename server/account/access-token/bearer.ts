import type { Context } from "hono"
import { matchedRoutes } from "hono/route"
import type { Kysely } from "kysely"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { accessTokenPattern } from "#domain/account/access-token.ts"
import type { Tables } from "../../database/tables.ts"
import { appError } from "../../errors.ts"
import type { NetworkOf } from "../../network.ts"
import { consume } from "../../rate-limits.ts"
import { findAccessToken, recordTokenUse } from "./data.ts"
import { opensFor } from "./opens.ts"

const requestsPerMinute = 120
/** The number of wrong access tokens that one network may send in a minute. */
const guessesPerMinute = 30
const useLagMs = 60 * 60_000

type BearerDeps = { db: Kysely<Tables>; networkOf: NetworkOf; now: () => Date }
export type OpenByToken = ReturnType<typeof createOpenByToken>

/**
 * Authenticates a request by the access token in its Authorization header; returns null if it has no such header.
 * Throws INVALID_ACCESS_TOKEN, FORBIDDEN, TOO_MANY_ATTEMPTS.
 */
export function createOpenByToken({ db, networkOf, now }: BearerDeps) {
  const requests = new RateLimiterMemory({ keyPrefix: "token", points: requestsPerMinute, duration: 60 })
  const guesses = new RateLimiterMemory({ keyPrefix: "token-guess", points: guessesPerMinute, duration: 60 })

  return async function openByToken(c: Context) {
    const bearer = c.req.header("authorization")?.match(/^Bearer(?: +(.*))?$/i)
    if (!bearer) return null
    const [, secret = ""] = bearer
    const found = accessTokenPattern.test(secret) ? await findAccessToken(db, secret, now()) : undefined
    if (!found) {
      await consume(guesses, networkOf(c) ?? "unknown")
      c.header("WWW-Authenticate", 'Bearer error="invalid_token"')
      throw appError("INVALID_ACCESS_TOKEN")
    }
    const { userId, userEmail, syncVersion, id, scope } = found
    await consume(requests, `${userId} ${id}`)
    const needed = scopeFor(c)
    if (!needed || (needed === "write" && scope !== "write")) throw appError("FORBIDDEN")
    if (isStale(found.last_used_at, now())) await recordTokenUse(db, userId, id, now())
    // No route that an access token opens reads `hasTwoStep`, so it is not looked up.
    return { userId, userEmail, syncVersion, sessionId: id, hasTwoStep: false, isByToken: true }
  }
}

function scopeFor(c: Context) {
  const routes = matchedRoutes(c).filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
  const scopes = routes.map(({ method, path }) => opensFor[`${method} ${path}`])
  return scopes.every((scope) => scope !== undefined) ? scopes[0] : undefined
}

function isStale(usedAt: string | null, now: Date) {
  return usedAt === null || Date.parse(usedAt) + useLagMs <= now.getTime()
}
