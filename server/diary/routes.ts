import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import { entryOf, latestEntries, type OlderPage, type SyncedEntry } from "#domain/diary/diary.ts"
import { timeZoneSchema } from "#domain/time-zone.ts"
import { momentSchema } from "#domain/timestamped.ts"
import { appError } from "../errors.ts"
import { queryInput } from "../json-input.ts"
import type { Log } from "../log.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { pagesFromNewest, readRows, type UnreadableRow } from "../sync/rows.ts"
import { readMonthCounts } from "./months.ts"

export const monthsQuery = z.object({ userId: z.string(), timeZone: timeZoneSchema })
export const olderQuery = z.object({
  userId: z.string(),
  from: z.optional(momentSchema),
  /** The time of the last entry on the previous page; `beforeId` is its id. */
  before: momentSchema,
  beforeId: z.optional(z.string().regex(/^[\da-f-]{36}$/)),
})

/** A page ends when it reaches one of these two limits, and so stays smaller than an answer to a sync. */
const pageMaxEntries = 100
const pageMaxCharacters = 40_000

/** Serves a user's latest diary entries, and older ones page by page. */
export function diaryRoutes({ db, requireSession, oneAtATime, sync, log }: RouteDeps & { log: Log }) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => {
      const latest = { most: latestEntries, onUnreadable: reportTo(log) }
      const entries = await readRows(db, c.var.userId, "diaryEntries", latest)
      return c.json({ entries: entries.toReversed().map(({ row }) => entryOf(row)) })
    })
    .route("/", olderRoutes({ db, oneAtATime, sync, log }))
}

function reportTo(log: Log) {
  return ({ message }: UnreadableRow) => log.error(message)
}

/** Serves older entries. Throws OTHER_USER unless the session belongs to the user for whom the page asks. */
export function olderRoutes({
  db,
  oneAtATime,
  sync,
  log,
}: Pick<RouteDeps, "db" | "oneAtATime" | "sync"> & { log: Log }) {
  return new Hono<SignedIn>()
    .get("/months", queryInput(monthsQuery), requireSameUser, oneAtATime, async (c) => {
      return c.json({ months: await readMonthCounts(db, c.var.userId, c.req.valid("query").timeZone) })
    })
    .get("/older", queryInput(olderQuery), requireSameUser, oneAtATime, async (c) => {
      const { from, before: sort, beforeId: key = "" } = c.req.valid("query")
      const place = await sync.readPlace(c.var.userId, c.var.syncVersion)
      const older = { ...(from && { from }), before: { sort, key }, onUnreadable: reportTo(log) }
      const pages = pagesFromNewest(db, c.var.userId, "diaryEntries", older)
      return c.json({ ...place, ...(await pageOf(pages)) } satisfies OlderPage)
    })
}

const requireSameUser = createMiddleware<SignedIn>(async (c, next) => {
  if (c.req.query("userId") !== c.var.userId) throw appError("OTHER_USER")
  await next()
})

async function pageOf(pages: AsyncGenerator<{ row: SyncedEntry }[]>): Promise<Pick<OlderPage, "entries" | "next">> {
  const entries: SyncedEntry[] = []
  let characters = 0
  for await (const rows of pages) {
    for (const { row } of rows) {
      characters += row.notes.length
      entries.push(row)
    }
    const last = rows.at(-1)?.row
    if (last && (entries.length >= pageMaxEntries || characters >= pageMaxCharacters)) {
      return { entries, next: { createdAt: last.createdAt, id: last.id } }
    }
  }
  return { entries, next: null }
}
