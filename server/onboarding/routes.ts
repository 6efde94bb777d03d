import { Hono } from "hono"
import { onboardingSchema } from "#domain/onboarding.ts"
import { withConsent } from "../consent/data.ts"
import { jsonInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { keepOnboarding, readOnboarding } from "./data.ts"

/** What she tells about herself before her first day. */
export function onboardingRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ onboarding: await readOnboarding(db, c.var.userId) }))
    .put("/", jsonInput(onboardingSchema), async (c) => {
      const { userId } = c.var
      await withConsent(db, userId, "profile", (it) => keepOnboarding(it, userId, c.req.valid("json"), now()))
      return c.json({ onboarding: await readOnboarding(db, c.var.userId) })
    })
}
