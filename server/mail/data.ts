import type { Kysely, Selectable } from "kysely"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

export type PendingMail = Selectable<Tables["outgoing_mails"]>
type NewMail = Pick<PendingMail, "id" | "user_id" | "kind" | "content">

/** Also the length of a claim: no attempt takes as long. */
export const longestPauseMs = 5 * 60_000
const minuteMs = 60_000

/** Due now; a pending one gets the content and expiry only. */
export async function storeMail(db: Kysely<Tables>, mail: NewMail, usefulMinutes: number, now: Date) {
  const moment = now.toISOString()
  const moments = { created_at: moment, due_at: moment, expires_at: later(now, usefulMinutes * minuteMs) }
  await db
    .insertInto("outgoing_mails")
    .values({ ...mail, ...moments, attempts: 0 })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ content: mail.content, expires_at: moments.expires_at }),
    )
    .execute()
}

/** Due again later, in case this process dies. */
export async function claimMail({ db, type }: Database, now: Date): Promise<PendingMail | undefined> {
  const due = db
    .selectFrom("outgoing_mails")
    .select("id")
    // Postponed before the clock was set back.
    .where(({ eb, or }) =>
      or([eb("due_at", "<=", now.toISOString()), eb("due_at", ">", later(now, 2 * longestPauseMs))]),
    )
    .orderBy("due_at")
    .limit(1)
    .$if(type === "postgres", (query) => query.forUpdate().skipLocked())
  return db
    .updateTable("outgoing_mails")
    .set(({ eb }) => ({ due_at: later(now, longestPauseMs), attempts: eb("attempts", "+", 1) }))
    .where("id", "=", due)
    .returningAll()
    .executeTakeFirst()
}

export async function postponeMail(db: Kysely<Tables>, id: string, now: Date, pauseMs: number) {
  const put = db.updateTable("outgoing_mails").set({ due_at: later(now, pauseMs) })
  await put.where("id", "=", id).execute()
}

/** A concurrent `storeMail` of this id waits. */
export async function setAttempts(db: Kysely<Tables>, id: string, attempts: number) {
  await db.updateTable("outgoing_mails").set({ attempts }).where("id", "=", id).execute()
}

/** A mail stored again stays. */
export async function deleteExpiredMail(db: Kysely<Tables>, id: string, now: Date) {
  await db.deleteFrom("outgoing_mails").where("id", "=", id).where("expires_at", "<=", now.toISOString()).execute()
}

export async function deleteMail(db: Kysely<Tables>, id: string) {
  await db.deleteFrom("outgoing_mails").where("id", "=", id).execute()
}

/** A user's unsent mails. */
export async function readPendingMails(db: Kysely<Tables>, userId: string) {
  const mails = db.selectFrom("outgoing_mails").select(["kind", "created_at as createdAt"])
  return mails.where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute()
}

function later(now: Date, ms: number) {
  return new Date(now.getTime() + ms).toISOString()
}
