import { Hono } from "hono"
import { onboardingSchema } from "#domain/onboarding.ts"
import { requireConsent } from "../consent/data.ts"
import { jsonInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { readOnboarding } from "./data.ts"

/** For the pages of version 0.1: what she tells about herself before her first day. */
export function onboardingRoutes({ db, requireSession, sync, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ onboarding: await readOnboarding(db, c.var.userId) }))
    .put("/", jsonInput(onboardingSchema), async (c) => {
      const answers = c.req.valid("json")
      await requireConsent(db, c.var.userId, "profile")
      await applyOrThrow(c, sync, [operationOf("onboardingAnswered", { answers }, now().toISOString())])
      return c.json({ onboarding: await readOnboarding(db, c.var.userId) })
    })
}
