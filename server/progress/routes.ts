import { Hono } from "hono"
import { progressSchema } from "#domain/progress.ts"
import { jsonInput } from "../json-input.ts"
import { keptSchema, notAfter } from "../kept-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { keepProgress, readProgress } from "./data.ts"

/** Her progress through the seven days. A state that no sequence of ticks can reach is refused. */
export function progressRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ progress: await readProgress(db, c.var.userId) }))
    .put("/", jsonInput(keptSchema(progressSchema)), async (c) => {
      const { value, changedAt } = c.req.valid("json")
      await keepProgress(db, c.var.userId, { value, changedAt: notAfter(now(), changedAt) }, now())
      return c.json({ progress: await readProgress(db, c.var.userId) })
    })
}
