import { Hono } from "hono"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readSilence } from "./noun.ts"

/** No reason is stored. */
export function silenceRoutes({ db, requireSession }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ silence: await readSilence(db, c.var.userId) }))
}
