import { setImmediate } from "node:timers/promises"
import { Hono } from "hono"
import { type Kysely, sql } from "kysely"
import { answersAsOne } from "#domain/days/check-in.ts"
import { type History, historyDaysMax, historyEntriesMax } from "#domain/evolution/history.ts"
import type { Tables } from "../../database/tables.ts"
import type { Log } from "../../log.ts"
import type { RouteDeps } from "../../route-deps.ts"
import type { SignedIn } from "../../session.ts"
import { readRows, type UnreadableRow } from "../../sync/rows.ts"

/** Serves the values for charts that reach further back than the data which a device stores. */
export function historyRoutes({ db, requireSession, oneAtATime, log }: RouteDeps & { log: Log }) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", oneAtATime, async (c) => c.json(await readHistory(db, c.var.userId, log)))
}

async function readHistory(db: Kysely<Tables>, userId: string, log: Log): Promise<History> {
  const onUnreadable = ({ message }: UnreadableRow) => log.error(message)
  const checkIns = await readRows(db, userId, "checkIns", { most: historyDaysMax, onUnreadable })
  // SQLite answers synchronously, so other requests are let through between the queries.
  await setImmediate()
  const water = await readGlassCounts(db, userId, historyDaysMax)
  await setImmediate()
  const weights = await readRows(db, userId, "weights", { most: historyDaysMax, onUnreadable })
  const entriesAt = await readEntryMoments(db, userId)
  await setImmediate()
  return {
    userId,
    checkIns: checkIns.flatMap(({ key: date, row }) => {
      const told = answersAsOne(row)
      return told ? { date, ...told.value } : []
    }),
    water,
    weights: weights.flatMap(({ key: date, row }) => (row.values.kg == null ? [] : { date, kg: row.values.kg })),
    entriesAt,
  }
}

async function readEntryMoments(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const entries = db.selectFrom("rows").select("sort").where("user_id", "=", userId).where("noun", "=", "diaryEntries")
  // Deleted entries have an empty sort, so this condition leaves them out.
  const latest = entries.where("sort", ">", "").orderBy("sort", "desc")
  return (await latest.limit(sql.lit(historyEntriesMax)).execute()).map(({ sort }) => sort)
}

/**
 * Counts each day's glasses, oldest first. The database counts them as `countGlasses` does, because a day may have
 * hundreds of marks.
 */
async function readGlassCounts(db: Kysely<Tables>, userId: string, most: number) {
  const counted = sql<number>`(octet_length(value) - octet_length(replace(value, ':true', ''))) / ${sql.lit(":true".length)}`
  const days = db.selectFrom("rows").select(["key as date", counted.as("glasses")])
  const water = days.where("user_id", "=", userId).where("noun", "=", sql.lit("water")).where("value", "is not", null)
  return (await water.orderBy("sort", "desc").limit(sql.lit(most)).execute()).reverse()
}
