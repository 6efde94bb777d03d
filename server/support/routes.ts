import { Hono } from "hono"
import * as z from "zod"
import { supportQuestionIdSchema, supportQuestionSchema } from "#domain/support-question.ts"
import { requireConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import { jsonInput, pathInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"

const idParam = pathInput(z.object({ id: supportQuestionIdSchema }), () =>
  appError("INVALID_INPUT", { fields: { id: "invalid" } }),
)

/** For the pages of version 0.1: questions to the team. */
export function supportRoutes({ db, requireSession, sync, now }: RouteDeps) {
  return new Hono<SignedIn>().use(requireSession).put("/:id", idParam, jsonInput(supportQuestionSchema), async (c) => {
    const args = { questionId: c.req.valid("param").id, ...c.req.valid("json") }
    await requireConsent(db, c.var.userId, "questions")
    await applyOrThrow(c, sync, [operationOf("questionAsked", args, now().toISOString())])
    return c.json({ ok: true })
  })
}
