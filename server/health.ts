import { Hono } from "hono"
import type { Database } from "./database/open.ts"
import { appError } from "./errors.ts"
import { createIsFromUntrustedProxy } from "./network.ts"
import { installationOf, type PushKeys } from "./reminders/push/keys.ts"

type HealthDeps = {
  database: Database
  pushKeys: Pick<PushKeys, "publicKey"> | null
  trustedProxies: readonly string[] | undefined
  isStopping: () => boolean
}

/**
 * `/healthz` says that the process is alive. `/readyz` says that it can serve, with the installation's id and whether
 * requests come from an untrusted proxy.
 */
export function healthRoutes({ database, pushKeys, trustedProxies, isStopping }: HealthDeps) {
  const isFromUntrustedProxy = createIsFromUntrustedProxy(trustedProxies)
  const installation = pushKeys && { installation: installationOf(pushKeys) }
  return new Hono()
    .get("/healthz", (c) => c.json({ ok: true }))
    .get("/readyz", async (c) => {
      if (isStopping()) throw appError("SERVER_BUSY", { retryAfterSeconds: 5 })
      await database.ping().catch(() => {
        throw appError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 })
      })
      return c.json({ ok: true, ...installation, ...(isFromUntrustedProxy(c) && { isProxyTrusted: false }) })
    })
}
