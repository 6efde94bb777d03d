import { randomUUID } from "node:crypto"
import type { Context, Next } from "hono"
import { createMiddleware } from "hono/factory"
import { matchedRoutes } from "hono/route"
import type { Env } from "./env.ts"
import type { Log } from "./log.ts"
import { withLogFields } from "./log-context.ts"
import { createIsFromTrustedProxy } from "./network.ts"

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** 32 hexadecimal digits, which cannot contain a name or an address. */
const requestIdForm = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}$/i

export type RequestVariables = { requestId: string; hasFailed?: boolean }

/**
 * Logs each request, at "info" if LOG_REQUESTS asks for it and else at "debug". A request has the id that a trusted
 * proxy sends, or else a new one.
 */
export function requestLog(log: Log, { logRequests, trustedProxies }: Pick<Env, "logRequests" | "trustedProxies">) {
  const isFromTrustedProxy = createIsFromTrustedProxy(trustedProxies)

  return createMiddleware<{ Variables: RequestVariables }>((c, next) => {
    const sent = c.req.header("x-request-id")
    const requestId = sent && requestIdForm.test(sent) && isFromTrustedProxy(c) ? sent.toLowerCase() : randomUUID()
    c.set("requestId", requestId)
    return withLogFields({ requestId }, () => logged(c, next, requestId))
  })

  async function logged(c: Context<{ Variables: RequestVariables }>, next: Next, requestId: string) {
    const startMs = performance.now()
    await next()
    // The header is set on the response itself, because Hono's `c.header` would copy the response.
    c.res.headers.set("X-Request-Id", requestId)
    const level = logRequests === "all" || (logRequests === "failed" && c.get("hasFailed")) ? "info" : "debug"
    if (!log.isLevelEnabled(level)) return
    const ms = Math.round((performance.now() - startMs) * 10) / 10
    log[level]({ method: methodOf(c), route: routeOf(c), status: c.res.status, ms }, "request")
  }
}

/** The request's method; "other" for unknown methods, which anybody could invent. */
export function methodOf(c: Context): string {
  return knownMethods.has(c.req.method) ? c.req.method : "other"
}

/** The pattern of the request's route. The path itself may contain a link's token. */
export function routeOf(c: Context) {
  const patterns = matchedRoutes(c).flatMap(({ method, path }) => (method === "ALL" ? [] : [path]))
  // The middleware that limits bodies is registered under "/api/*" for single methods too, but it is not the route.
  return patterns.find((path) => !path.endsWith("*")) ?? patterns.find((path) => path !== "/api/*") ?? "unmatched"
}
