import { randomUUID } from "node:crypto"
import { createMiddleware } from "hono/factory"
import type { Log } from "./log.ts"

/** One line for each request at level debug: its id, method, path, status and time in milliseconds. */
export function requestLog(log: Log) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const requestId = randomUUID()
    const startMs = performance.now()
    c.set("requestId", requestId)
    await next()
    // Hono's c.header would build the answer anew.
    c.res.headers.set("X-Request-Id", requestId)
    if (!log.isLevelEnabled("debug")) return
    const ms = Math.round((performance.now() - startMs) * 10) / 10
    log.debug({ requestId, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, "request")
  })
}

/** A path without its query, and without the token that a reset link carries in it. */
function loggedPath(path: string) {
  return path.replace(/^(\/(?:api\/auth\/)?reset-password\/).+/, "$1…")
}
