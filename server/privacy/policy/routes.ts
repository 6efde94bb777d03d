import { Hono } from "hono"
import * as z from "zod"
import { jsonInput } from "../../json-input.ts"
import type { RouteDeps } from "../../route-deps.ts"
import type { SignedIn } from "../../session.ts"
import { answerNotice, readNotice } from "./notices.ts"

const answerSchema = z.strictObject({ number: z.int().min(1).max(1_000_000), agrees: z.boolean() })

/** Serves the notice of new terms or a new policy, until the user closes it or agrees. */
export function policyNoticeRoutes({ db, requireSession, now }: Omit<RouteDeps, "sync">) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ notice: await readNotice(db, c.var.userId) }))
    .put("/", jsonInput(answerSchema), async (c) => {
      await answerNotice(db, c.var.userId, c.req.valid("json"), now())
      return c.json({ notice: await readNotice(db, c.var.userId) })
    })
}
