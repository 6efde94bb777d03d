import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { dayMs } from "#domain/day-ms.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Channel } from "./channels.ts"

/** A process keeps its claim on channels for this long, which is longer than any batch takes. */
const leaseMs = 5 * 60_000
/** A due time further ahead than this was set before the clock went back, so the channel counts as due. */
const aheadMs = 4 * dayMs

export type Noted = { channel: Channel; sentUntil: string; dueAt: string | null; failures: number }

export type ClaimOrder = "longestDue" | "justDue"

/** Claims due channels for this process until the lease ends. */
export async function claimChannels(
  { db, type }: Database,
  now: Date,
  limit: number,
  order: ClaimOrder = "longestDue",
): Promise<Channel[]> {
  const moment = now.toISOString()
  const due = db
    .selectFrom("reminder_channels")
    .select(["user_id", "id"])
    .where(({ eb, or }) => {
      const isDue = eb("due_at", "<=", moment)
      return order === "justDue" ? isDue : or([isDue, eb("due_at", ">", later(now, aheadMs))])
    })
    .where(({ eb, or }) =>
      or([
        eb("leased_until", "is", null),
        eb("leased_until", "<=", moment),
        eb("leased_until", ">", later(now, 2 * leaseMs)),
      ]),
    )
    .orderBy("due_at", order === "longestDue" ? "asc" : "desc")
    .limit(limit)
    .$if(type === "postgres", (query) => query.forUpdate().skipLocked())
  return db
    .updateTable("reminder_channels")
    .set({ lease_id: randomUUID(), leased_until: later(now, leaseMs) })
    .where(({ eb, refTuple }) => eb(refTuple("user_id", "id"), "in", due.$asTuple("user_id", "id")))
    .returningAll()
    .execute()
}

/** Records what was sent. If the user changed her schedule in the meantime, the due time of the new schedule stays. */
export async function noteSent(db: Kysely<Tables>, noted: readonly Noted[]) {
  await db.transaction().execute(async (transaction) => {
    // All processes update channels in the order of their keys, so that they cannot deadlock.
    for (const { channel, sentUntil, dueAt, failures } of noted.toSorted(byKey)) {
      const isOurs = sql<boolean>`lease_id = ${channel.lease_id}`
      await transaction
        .updateTable("reminder_channels")
        .set({
          sent_until: sql<string>`case when sent_until < ${sentUntil} then ${sentUntil} else sent_until end`,
          due_at: sql<string | null>`case when ${isOurs} then ${dueAt} else due_at end`,
          leased_until: sql<string | null>`case when ${isOurs} then null else leased_until end`,
          failures,
        })
        .where("user_id", "=", channel.user_id)
        .where("id", "=", channel.id)
        .execute()
    }
  })
}

/** Deletes subscriptions that the push service no longer knows, unless they were renewed meanwhile. */
export async function removeGone(db: Kysely<Tables>, gone: readonly Channel[]) {
  for (const { user_id, id, p256dh } of gone) {
    const channel = db.deleteFrom("reminder_channels").where("user_id", "=", user_id).where("id", "=", id)
    await channel.where("p256dh", "=", p256dh).execute()
  }
}

function byKey(one: Noted, other: Noted) {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

function keyOf({ channel }: Noted) {
  return `${channel.user_id} ${channel.id}`
}

function later(now: Date, ms: number) {
  return new Date(now.getTime() + ms).toISOString()
}
