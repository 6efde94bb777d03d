import { Hono } from "hono"
import type { Kysely } from "kysely"
import { progressOf } from "#domain/journey/journey.ts"
import type { Progress } from "#domain/journey/progress.ts"
import type { LastWrite } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { loadNewest } from "../sync/rows.ts"

/** Serves the progress of the current journey as one value. */
export function progressRoutes({ db, requireSession, oneAtATime }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", oneAtATime, async (c) => c.json({ progress: await readProgress(db, c.var.userId) }))
}

async function readProgress(db: Kysely<Tables>, userId: string): Promise<LastWrite<Progress> | null> {
  const [current] = Object.values(await loadNewest(db, userId, "journeys"))
  return current ? { value: progressOf(current), changedAt: current.changedAt ?? current.startedAt } : null
}
