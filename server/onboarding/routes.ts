import { Hono } from "hono"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readOnboarding } from "./data.ts"

/** What she told before her first day. */
export function onboardingRoutes({ db, requireSession }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ onboarding: await readOnboarding(db, c.var.userId) }))
}
