import { zValidator } from "@hono/zod-validator"
import { Hono } from "hono"
import * as z from "zod"
import { consentPurposeSchema, consentSchema } from "#domain/consent.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import { notAfter } from "../kept-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { giveConsent, readConsents } from "./data.ts"
import { readKeptPurposes } from "./kept.ts"
import { withdrawConsent } from "./withdraw.ts"

const purposeParam = zValidator("param", z.object({ purpose: consentPurposeSchema }), (result) => {
  if (!result.success) throw appError("NOT_FOUND")
})

/** What she agrees to, each purpose on its own. To withdraw deletes what was kept for it, and leaves the account. */
export function consentRoutes({ db, requireSession, now }: RouteDeps) {
  async function known(userId: string) {
    return { consents: await readConsents(db, userId), kept: await readKeptPurposes(db, userId) }
  }

  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json(await known(c.var.userId)))
    .put("/:purpose", purposeParam, jsonInput(consentSchema), async (c) => {
      const { purpose } = c.req.valid("param")
      const { givenAt, ...agreed } = c.req.valid("json")
      const consent = { ...agreed, givenAt: notAfter(now(), givenAt) }
      const stands = await db.transaction().execute((it) => giveConsent(it, c.var.userId, purpose, consent))
      if (!stands) throw appError("CONSENT_OUTDATED")
      return c.json(await known(c.var.userId))
    })
    .delete("/:purpose", purposeParam, async (c) => {
      await withdrawConsent(db, c.var.userId, c.req.valid("param").purpose, now())
      return c.json(await known(c.var.userId))
    })
}
