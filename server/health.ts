import { Hono } from "hono"
import type { Database } from "./database/open.ts"
import { appError } from "./errors.ts"

/** `/healthz` answers while the process is alive, `/readyz` while the database is available too and nobody has told it to stop. */
export function healthRoutes(database: Database, isStopping: () => boolean) {
  return new Hono()
    .get("/healthz", (c) => c.json({ ok: true }))
    .get("/readyz", async (c) => {
      if (isStopping()) throw appError("SERVER_BUSY", { retryAfterSeconds: 5 })
      await database.ping().catch(() => {
        throw appError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 })
      })
      return c.json({ ok: true })
    })
}
