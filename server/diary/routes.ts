import { Hono } from "hono"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readLatestEntries } from "./data.ts"
import { olderRoutes } from "./older-routes.ts"

/** Her latest entries. */
export function diaryRoutes({ db, requireSession, oneAtATime, sync }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ entries: await readLatestEntries(db, c.var.userId) }))
    .route("/", olderRoutes({ db, oneAtATime, sync }))
}
