import { Hono } from "hono"
import { silenceSchema } from "#domain/silence.ts"
import { jsonInput } from "../json-input.ts"
import { lastWriteSchema } from "../last-write-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { readSilence } from "./data.ts"

/** For the pages of version 0.1. No reason is asked or stored. */
export function silenceRoutes({ db, requireSession, sync }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ silence: await readSilence(db, c.var.userId) }))
    .put("/", jsonInput(lastWriteSchema(silenceSchema)), async (c) => {
      const { value, changedAt } = c.req.valid("json")
      await applyOrThrow(c, sync, [operationOf("silenceSet", value, changedAt)])
      return c.json({ silence: await readSilence(db, c.var.userId) })
    })
}
