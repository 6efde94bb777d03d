import { Hono } from "hono"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readOwnRow } from "../sync/rows.ts"

/** Serves a user's profile; null if she has none, for which the app shows its defaults. */
export function profileRoutes({ db, requireSession }: RouteDeps) {
  return new Hono<SignedIn>().use(requireSession).get("/", async (c) => {
    const stored = await readOwnRow(db, c.var.userId, "profile")
    return c.json({ profile: stored?.row.values ?? null })
  })
}
