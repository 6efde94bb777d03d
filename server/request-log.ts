import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { matchedRoutes } from "hono/route"
import type { Log } from "./log.ts"

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** Logs each request at level debug: its id, method, route, status and duration in milliseconds. */
export function requestLog(log: Log) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const requestId = randomUUID()
    const startMs = performance.now()
    c.set("requestId", requestId)
    await next()
    // Hono's c.header would copy the response.
    c.res.headers.set("X-Request-Id", requestId)
    if (!log.isLevelEnabled("debug")) return
    const method = methodOf(c)
    const ms = Math.round((performance.now() - startMs) * 10) / 10
    log.debug({ requestId, method, route: routeOf(c), status: c.res.status, ms }, "request")
  })
}

/** The method, or "other", which nobody can make up. */
export function methodOf(c: Context): string {
  return knownMethods.has(c.req.method) ? c.req.method : "other"
}

/** The route pattern rather than the path, which may contain the token of a link. */
export function routeOf(c: Context) {
  const patterns = matchedRoutes(c).flatMap(({ method, path }) => (method === "ALL" ? [] : [path]))
  // The body limit is registered by method too, but is not the route that answers.
  return patterns.find((path) => !path.endsWith("*")) ?? patterns.find((path) => path !== "/api/*") ?? "unmatched"
}
