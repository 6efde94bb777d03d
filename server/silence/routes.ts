import { Hono } from "hono"
import { silenceSchema } from "#domain/silence.ts"
import { jsonInput } from "../json-input.ts"
import { keptSchema, notAfter } from "../kept-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { keepSilence, readSilence } from "./data.ts"

/** Whether she wishes to read nothing about the baby, on each of her devices. No reason is asked, and none is kept. */
export function silenceRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ silence: await readSilence(db, c.var.userId) }))
    .put("/", jsonInput(keptSchema(silenceSchema)), async (c) => {
      const { value, changedAt } = c.req.valid("json")
      await keepSilence(db, c.var.userId, { value, changedAt: notAfter(now(), changedAt) }, now())
      return c.json({ silence: await readSilence(db, c.var.userId) })
    })
}
