import { Hono } from "hono"
import { consentPurposes } from "#domain/privacy/consent.ts"
import type { RouteDeps } from "../../route-deps.ts"
import type { SignedIn } from "../../session.ts"
import { consentsMost, readConsents } from "./data.ts"
import { readPurposesWithData } from "./purposes-with-data.ts"
import { readRequest } from "./unconsented.ts"

const knownMost = consentsMost * consentPurposes.length

/** Serves a user's consents and withdrawals, and the purposes of which data is stored. */
export function consentRoutes({ db, requireSession, oneAtATime, now }: RouteDeps) {
  async function known(userId: string) {
    return { consents: await readConsents(db, userId, knownMost), kept: await readPurposesWithData(db, userId) }
  }

  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", oneAtATime, async (c) => c.json(await known(c.var.userId)))
    .get("/request", oneAtATime, async (c) => c.json(await readRequest(db, c.var.userId, now())))
}
