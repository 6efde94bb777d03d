import type { Kysely } from "kysely"
import { addDays } from "#domain/privacy/retention.ts"
import type { Tables } from "../database/tables.ts"
import type { Log } from "../log.ts"
import { clearMoment, clockLeapt, clockSeen, noteMoment, readMoment } from "../team/overview/moments.ts"

/**
 * If the clock is more than this many days ahead of its last reading, the server may have been off or the clock may be
 * wrong; the server cannot tell which.
 */
const leapDays = 2
/** The time that the operator has to put a wrong clock right. */
const waitDays = 1

/**
 * Whether rows may be deleted by their age. The clock is read every few minutes; if it is further ahead of the last
 * reading than a server is usually off, nothing is deleted until it has gone on for a day without another leap.
 */
export async function mayDeleteByAge(db: Kysely<Tables>, now: Date, log: Log): Promise<boolean> {
  const seen = (await readMoment(db, clockSeen)) ?? (await lastRun(db))
  await noteMoment(db, clockSeen, now)
  if (seen !== null && addDays(new Date(seen), leapDays) < now) {
    await noteMoment(db, clockLeapt, now)
    log.error({ seen }, "the clock has leapt ahead: nothing is deleted by its age for a day, in case it is wrong")
    return false
  }
  const leapt = await readMoment(db, clockLeapt)
  if (leapt === null) return true
  const hasComeBack = leapt > now.toISOString()
  if (!hasComeBack && addDays(new Date(leapt), waitDays) > now) return false
  await clearMoment(db, clockLeapt)
  return true
}

/** Estimates when jobs last ran, for a database whose earlier release did not record the clock. */
async function lastRun(db: Kysely<Tables>): Promise<string | null> {
  const jobs = db.selectFrom("jobs").select(({ fn }) => fn.max<string | null>("due_at").as("due"))
  const { due } = await jobs.executeTakeFirstOrThrow()
  return due === null ? null : addDays(new Date(due), -1).toISOString()
}
