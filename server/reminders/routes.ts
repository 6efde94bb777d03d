import { Hono } from "hono"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import type { PushKeys } from "./push/keys.ts"

/** The key that a browser subscribes with; null where no pushes are sent. */
export function reminderRoutes({ requireSession, pushKeys }: RouteDeps & { pushKeys: PushKeys | null }) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/push-key", (c) => c.json({ publicKey: pushKeys?.publicKey ?? null }))
}
