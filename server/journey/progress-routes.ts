import { Hono } from "hono"
import type { Kysely } from "kysely"
import { doneItemsOf, firstJourneyId, progressOf } from "#domain/journey.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { type Progress, progressSchema } from "#domain/progress.ts"
import type { LastWrite } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { jsonInput } from "../json-input.ts"
import { lastWriteSchema } from "../last-write-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { readCurrentJourney, readJourneyAt } from "./data.ts"

/** For the pages of version 0.1, which know her current journey as a single progress value. */
export function progressRoutes({ db, requireSession, oneAtATime, sync }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", oneAtATime, async (c) => c.json({ progress: await readProgress(db, c.var.userId) }))
    .put("/", jsonInput(lastWriteSchema(progressSchema)), async (c) => {
      const sent = c.req.valid("json")
      // Items done before she started over belong to the earlier journey.
      const current = await readJourneyAt(db, c.var.userId, sent.changedAt)
      await applyOrThrow(c, sync, operationsOf(sent, current))
      // A reset before any journey exists changes nothing.
      return c.json({ progress: (await readProgress(db, c.var.userId)) ?? sent })
    })
}

/** Her progress with the timestamp of its last change, or null before the first one. */
async function readProgress(db: Kysely<Tables>, userId: string): Promise<LastWrite<Progress> | null> {
  const current = await readCurrentJourney(db, userId)
  return current ? { value: progressOf(current), changedAt: current.changedAt } : null
}

type Current = Awaited<ReturnType<typeof readCurrentJourney>>

/** An empty progress sent after items were done can only be a reset; anything else is done items. */
function operationsOf({ value, changedAt }: LastWrite<Progress>, current: Current): Operation[] {
  const done = doneItemsOf(value)
  const hasDone = Object.keys(current?.done ?? {}).length > 0
  if (Object.keys(done).length === 0) {
    if (!current || !hasDone || changedAt <= current.changedAt) return []
    const { id: journeyId } = operationOf("journeyStarted", { journeyId: "" }, changedAt)
    return [operationOf("journeyStarted", { journeyId }, changedAt)]
  }
  const journeyId = current?.id ?? firstJourneyId
  const all = Object.entries(done).flatMap(([day, items = []]) => items.map((item) => ({ day: Number(day), item })))
  const left = all.filter(({ day, item }) => !current?.done[day]?.includes(item))
  // With nothing left, one of them again: it moves the moment of the last change.
  return (left.length > 0 ? left : all.slice(-1)).map((it) => operationOf("itemDone", { journeyId, ...it }, changedAt))
}
