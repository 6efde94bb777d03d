import { Hono } from "hono"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readProfile } from "./data.ts"

/** None is no error: the app shows the defaults. */
export function profileRoutes({ db, requireSession }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ profile: await readProfile(db, c.var.userId) }))
}
