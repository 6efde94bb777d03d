import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import type { OlderPage, SyncedEntry } from "#domain/diary.ts"
import { timeZoneSchema } from "#domain/time-zone.ts"
import { changedAtSchema } from "#domain/timestamped.ts"
import { appError } from "../errors.ts"
import { queryInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readSyncedDiary } from "./data.ts"
import { readMonthCounts } from "./months.ts"

/** Whose months, and in which time zone they begin. */
export const monthsQuery = z.object({ userId: z.string(), timeZone: timeZoneSchema })
/** Which range of older entries. */
export const olderQuery = z.object({
  userId: z.string(),
  from: z.optional(changedAtSchema),
  /** The end of the range; or with `beforeId`, the last entry of the previous page. */
  before: changedAtSchema,
  beforeId: z.optional(z.string().regex(/^[\da-f-]{36}$/)),
})

/** A page ends with the entry that exceeds one of these. With the last rows read it stays below the size of a sync answer. */
const pageMaxEntries = 100
const pageMaxCharacters = 40_000

/** Her entries beyond the latest, for devices. Like sync, bound to the user that the page believes to be signed in. */
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
