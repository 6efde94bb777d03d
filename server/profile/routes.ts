import { Hono } from "hono"
import { profileSchema } from "#domain/profile.ts"
import { withConsent } from "../consent/data.ts"
import { jsonInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { keepProfile, readProfile } from "./data.ts"

/** What she tells of herself in her profile. None is no error: the app shows the defaults. */
export function profileRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ profile: await readProfile(db, c.var.userId) }))
    .put("/", jsonInput(profileSchema), async (c) => {
      const { userId } = c.var
      await withConsent(db, userId, "profile", (it) => keepProfile(it, userId, c.req.valid("json"), now()))
      return c.json({ profile: await readProfile(db, c.var.userId) })
    })
}
