import { Hono } from "hono"
import { profileSchema } from "#domain/profile.ts"
import { requireConsent } from "../consent/data.ts"
import { jsonInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { readProfile } from "./data.ts"

/** What she tells of herself in her profile. None is no error: the app shows the defaults. The write is for the pages of version 0.1. */
export function profileRoutes({ db, requireSession, sync, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ profile: await readProfile(db, c.var.userId) }))
    .put("/", jsonInput(profileSchema), async (c) => {
      const fields = c.req.valid("json")
      await requireConsent(db, c.var.userId, "profile")
      await applyOrThrow(c, sync, [operationOf("profileChanged", { fields }, now().toISOString())])
      return c.json({ profile: await readProfile(db, c.var.userId) })
    })
}
