import { Hono } from "hono"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import type { PushKeys } from "./push/keys.ts"

/** Serves the key with which a browser subscribes to pushes; null if this server sends none. */
export function reminderRoutes({ requireSession, pushKeys }: RouteDeps & { pushKeys: PushKeys | null }) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/push-key", (c) => c.json({ publicKey: pushKeys?.publicKey ?? null }))
}
