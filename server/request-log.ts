import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { matchedRoutes } from "hono/route"
import type { Log } from "./log.ts"

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** One line for each request at level debug: its id, method, route, status and time in milliseconds. */
export function requestLog(log: Log) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const requestId = randomUUID()
    const startMs = performance.now()
    c.set("requestId", requestId)
    await next()
    // Hono's c.header would build the answer anew.
    c.res.headers.set("X-Request-Id", requestId)
    if (!log.isLevelEnabled("debug")) return
    const method = knownMethods.has(c.req.method) ? c.req.method : "other"
    const ms = Math.round((performance.now() - startMs) * 10) / 10
    log.debug({ requestId, method, route: routeOf(c), status: c.res.status, ms }, "request")
  })
}

/** The pattern that the path matched: the path itself may hold a link's token, however it is spelled. */
function routeOf(c: Context) {
  const patterns = matchedRoutes(c).flatMap(({ method, path }) => (method === "ALL" ? [] : [path]))
  // The limit of a body is registered by methods too, and answers nothing that is not too large.
  return patterns.find((path) => !path.endsWith("*")) ?? patterns.find((path) => path !== "/api/*") ?? "unmatched"
}
