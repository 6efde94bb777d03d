import { randomUUID } from "node:crypto"
import { type ExpressionBuilder, type Kysely, sql } from "kysely"
import { dayMs } from "#domain/day-ms.ts"
import type { Tables } from "../database/tables.ts"

/** A lease lasts longer than any batch takes, and is renewed before each. */
const leaseMs = 10 * 60_000

export type Lease = { name: string; id: string; handled: number }

/**
 * Claims a job until its lease ends; undefined if the job is not due or another process has it. A job without a row is
 * due.
 */
export async function claimJob(db: Kysely<Tables>, name: string, now: Date): Promise<Lease | undefined> {
  const id = randomUUID()
  const leased = { lease_id: id, leased_until: later(now, leaseMs) }
  const claimed = await db
    .insertInto("jobs")
    .values({ name, due_at: now.toISOString(), handled: 0, ...leased })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ ...leased, handled: sql`case when jobs.leased_until is null then 0 else jobs.handled end` })
        .where((eb) => isReached(eb, "jobs.due_at", now, dayMs))
        .where((eb) => eb.or([eb("jobs.leased_until", "is", null), isReached(eb, "jobs.leased_until", now, leaseMs)])),
    )
    .returning("handled")
    .executeTakeFirst()
  return claimed && { name, id, handled: claimed.handled }
}

/**
 * Defers a job that has no row yet by a day: during an upgrade, processes of the earlier release rely on what it
 * changes.
 */
export async function deferJob(db: Kysely<Tables>, name: string, now: Date) {
  const deferred = db.insertInto("jobs").values({ name, due_at: later(now, dayMs), handled: 0 })
  await deferred.onConflict((conflict) => conflict.column("name").doNothing()).execute()
}

/**
 * Whether a time has come. One that is more than twice `aheadMs` away was set before the clock went back, so it has
 * come too.
 */
function isReached(
  eb: ExpressionBuilder<Tables, "jobs">,
  column: "jobs.due_at" | "jobs.leased_until",
  now: Date,
  aheadMs: number,
) {
  return eb.or([eb(column, "<=", now.toISOString()), eb(column, ">", later(now, 2 * aheadMs))])
}

/** Extends a lease; returns false if another process has the job. */
export async function renewLease(db: Kysely<Tables>, lease: Lease, now: Date): Promise<boolean> {
  const renewed = leasedJob(db, lease).set({ leased_until: later(now, leaseMs) })
  return (await renewed.executeTakeFirst()).numUpdatedRows > 0n
}

/** Adds to the number that the job has handled. Throws LeaseEnded if another process has the job. */
export async function addHandled(transaction: Kysely<Tables>, lease: Lease, count: number) {
  const added = leasedJob(transaction, lease).set((eb) => ({ handled: eb("handled", "+", count) }))
  if ((await added.executeTakeFirst()).numUpdatedRows === 0n) throw new LeaseEnded()
}

/** Marks a job as done for a day. */
export async function finishJob(db: Kysely<Tables>, lease: Lease, now: Date) {
  await leasedJob(db, lease)
    .set({ due_at: later(now, dayMs), leased_until: null, lease_id: null })
    .execute()
}

/** Gives up the lease of an unfinished job, so that any process may continue it. */
export async function releaseJob(db: Kysely<Tables>, lease: Lease, now: Date) {
  await leasedJob(db, lease).set({ leased_until: now.toISOString() }).execute()
}

/** Thrown to stop a job that another process has, or whose own process stops. It is no failure. */
export class LeaseEnded extends Error {}

function leasedJob(db: Kysely<Tables>, { name, id }: Lease) {
  return db.updateTable("jobs").where("name", "=", name).where("lease_id", "=", id)
}

function later(now: Date, ms: number) {
  return new Date(now.getTime() + ms).toISOString()
}
