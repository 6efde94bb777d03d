import { Hono } from "hono"
import type { Database } from "./database/open.ts"
import { appError } from "./errors.ts"

/** `/healthz` answers while the process is alive, `/readyz` while the database is available too. */
export function healthRoutes(database: Database) {
  return new Hono()
    .get("/healthz", (c) => c.json({ ok: true }))
    .get("/readyz", async (c) => {
      await database.ping().catch(() => {
        throw appError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 })
      })
      return c.json({ ok: true })
    })
}
