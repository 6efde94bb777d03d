import { Hono } from "hono"
import type { Kysely } from "kysely"
import { currentJourney, doneItemsOf, firstJourneyId, progressOf } from "#domain/journey.ts"
import type { Kept } from "#domain/kept.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { checklistItems, type Progress, progressSchema } from "#domain/progress.ts"
import type { Tables } from "../database/tables.ts"
import { jsonInput } from "../json-input.ts"
import { keptSchema } from "../kept-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { readJourneys } from "./data.ts"

/** For the pages of version 0.1: her progress as one value, which follows from her current journey. */
export function progressRoutes({ db, requireSession, sync }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ progress: await readProgress(db, c.var.userId) }))
    .put("/", jsonInput(keptSchema(progressSchema)), async (c) => {
      const sent = c.req.valid("json")
      const journeys = await readJourneys(db, c.var.userId)
      // What was done before she started over belongs to the journey of then.
      const begun = journeys.filter(({ startedAt }) => startedAt <= sent.changedAt)
      const current = currentJourney(begun) ?? journeys[0]
      await applyOrThrow(c, sync, operationsOf(sent, current))
      // Nothing was done on a journey that has not begun: that is how it stays.
      return c.json({ progress: (await readProgress(db, c.var.userId)) ?? sent })
    })
}

/** Where she is, with the moment of the last change, or null before her first one. */
async function readProgress(db: Kysely<Tables>, userId: string): Promise<Kept<Progress> | null> {
  const current = currentJourney(await readJourneys(db, userId))
  return current ? { value: progressOf(current), changedAt: current.changedAt } : null
}

type Current = Awaited<ReturnType<typeof readJourneys>>[number] | undefined

/** Nothing done, told after something was, can only come from a reset; everything else are items done. */
function operationsOf({ value, changedAt }: Kept<Progress>, current: Current): Operation[] {
  const done = doneItemsOf(value)
  const hasDone = Object.keys(current?.done ?? {}).length > 0
  if (Object.keys(done).length === 0) {
    if (!current || !hasDone || changedAt <= current.changedAt) return []
    const { id: journeyId } = operationOf("journeyStarted", { journeyId: "" }, changedAt)
    return [operationOf("journeyStarted", { journeyId }, changedAt)]
  }
  const journeyId = current?.id ?? firstJourneyId
  return Object.entries(done).flatMap(([day, items]) => {
    const left = checklistItems.filter((item) => items?.includes(item) && !current?.done[Number(day)]?.includes(item))
    return left.map((item) => operationOf("itemDone", { journeyId, day: Number(day), item }, changedAt))
  })
}
