import { Hono } from "hono"
import * as z from "zod"
import type { Database } from "../database/open.ts"
import { jsonInput } from "../json-input.ts"
import { requireConsent } from "../privacy/consent/data.ts"
import { writeByRight } from "../right.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { renewContactCode } from "./contact-codes.ts"

type ContactDeps = RouteDeps & { database: Database; hashOfCode: (code: string) => string }

/** Makes the code that a user shows the clinic, so that the team may write to her first. */
export function contactCodeRoutes({ database, requireSession, now, hashOfCode }: ContactDeps) {
  return new Hono<SignedIn>().use(requireSession).post("/", jsonInput(z.strictObject({})), async (c) => {
    const { userId, sessionId } = c.var
    const whose = { userId, right: { by: "session", id: sessionId } as const, now: now() }
    const made = await writeByRight(database, whose, async (transaction) => {
      await requireConsent(transaction, userId, "contact")
      return renewContactCode(transaction, userId, hashOfCode, now())
    })
    return c.json(made)
  })
}
