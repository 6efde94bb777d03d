import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import type { OlderPage, SyncedEntry } from "#domain/diary.ts"
import { timeZoneSchema } from "#domain/time-zone.ts"
import { momentSchema } from "#domain/timestamped.ts"
import { appError } from "../errors.ts"
import { queryInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readLatestEntries, readSyncedDiary } from "./data.ts"
import { readMonthCounts } from "./months.ts"

export const monthsQuery = z.object({ userId: z.string(), timeZone: timeZoneSchema })
export const olderQuery = z.object({
  userId: z.string(),
  from: z.optional(momentSchema),
  /** With `beforeId`, the previous page's last entry. */
  before: momentSchema,
  beforeId: z.optional(z.string().regex(/^[\da-f-]{36}$/)),
})

/** A page ends beyond either, below a sync answer's size. */
const pageMaxEntries = 100
const pageMaxCharacters = 40_000

/** Her latest entries, and the older ones. */
export function diaryRoutes({ db, requireSession, oneAtATime, sync }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ entries: await readLatestEntries(db, c.var.userId) }))
    .route("/", olderRoutes({ db, oneAtATime, sync }))
}

/** Bound to the user that the page believes signed in. */
export function olderRoutes({ db, oneAtATime, sync }: Pick<RouteDeps, "db" | "oneAtATime" | "sync">) {
  return new Hono<SignedIn>()
    .get("/months", queryInput(monthsQuery), requireSameUser, oneAtATime, async (c) => {
      return c.json({ months: await readMonthCounts(db, c.var.userId, c.req.valid("query").timeZone) })
    })
    .get("/older", queryInput(olderQuery), requireSameUser, oneAtATime, async (c) => {
      const { from, before: createdAt, beforeId: id = "" } = c.req.valid("query")
      const place = await sync.readPlace(c.var.userId, c.var.syncVersion)
      const rows = readSyncedDiary(db, c.var.userId, { ...(from && { from }), before: { createdAt, id } })
      return c.json({ ...place, ...(await pageOf(rows)) } satisfies OlderPage)
    })
}

const requireSameUser = createMiddleware<SignedIn>(async (c, next) => {
  if (c.req.query("userId") !== c.var.userId) throw appError("OTHER_USER")
  await next()
})

async function pageOf(rows: AsyncGenerator<SyncedEntry[]>): Promise<Pick<OlderPage, "entries" | "next">> {
  const entries: SyncedEntry[] = []
  let characters = 0
  for await (const some of rows) {
    for (const entry of some) {
      characters += entry.notes.length
      entries.push(entry)
    }
    const last = some.at(-1)
    if (last && (entries.length >= pageMaxEntries || characters >= pageMaxCharacters)) {
      return { entries, next: { createdAt: last.createdAt, id: last.id } }
    }
  }
  return { entries, next: null }
}
