import { Hono } from "hono"
import * as z from "zod"
import { consentPurposeSchema, consentPurposes, consentSchema } from "#domain/consent.ts"
import { jsonInput, pathInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { consentsMost, readConsents } from "./data.ts"
import { readPurposesWithData } from "./purposes-with-data.ts"
import { readRequest } from "./unconsented.ts"

/** Those of accounts from before there was a limit are in their export. */
const knownMost = consentsMost * consentPurposes.length

const purposeParam = pathInput(z.object({ purpose: consentPurposeSchema }))

/** The user's consents and withdrawals, and the purposes with stored data. The writes are for the pages of version 0.1. */
export function consentRoutes({ db, requireSession, oneAtATime, sync, now }: RouteDeps) {
  async function known(userId: string) {
    return { consents: await readConsents(db, userId, knownMost), kept: await readPurposesWithData(db, userId) }
  }

  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", oneAtATime, async (c) => c.json(await known(c.var.userId)))
    .get("/request", oneAtATime, async (c) => c.json(await readRequest(db, c.var.userId, now())))
    .put("/:purpose", purposeParam, jsonInput(consentSchema), async (c) => {
      const { purpose } = c.req.valid("param")
      const { givenAt, ...agreed } = c.req.valid("json")
      await applyOrThrow(c, sync, [operationOf("consentGiven", { purpose, ...agreed }, givenAt)])
      return c.json(await known(c.var.userId))
    })
    .delete("/:purpose", purposeParam, async (c) => {
      const { purpose } = c.req.valid("param")
      await applyOrThrow(c, sync, [operationOf("consentWithdrawn", { purpose }, now().toISOString())])
      return c.json(await known(c.var.userId))
    })
}
