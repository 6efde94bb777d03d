import type { Kysely, Selectable } from "kysely"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

export type PendingMail = Selectable<Tables["outgoing_mails"]>
type NewMail = Pick<PendingMail, "id" | "user_id" | "kind" | "content">

/**
 * The longest pause between two attempts, which is also how long a process keeps a claimed mail. No attempt takes that
 * long.
 */
export const longestPauseMs = 5 * 60_000
const minuteMs = 60_000

/** Stores a mail that is due now. If a mail with this id is pending, it only gets the new content and expiry. */
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

/** Claims a due mail, and postpones it so that another process sends it if this one dies. */
export async function claimMail({ db, type }: Database, now: Date): Promise<PendingMail | undefined> {
  const due = db
    .selectFrom("outgoing_mails")
    .select("id")
    // A due time far ahead was set before the clock went back, so the mail counts as due.
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

/**
 * Sets the attempts of a mail, which also locks it: a concurrent `storeMail` with its id waits until the transaction
 * ends.
 */
export async function setAttempts(db: Kysely<Tables>, id: string, attempts: number) {
  await db.updateTable("outgoing_mails").set({ attempts }).where("id", "=", id).execute()
}

/** Deletes a mail, unless it was stored again with a later expiry. */
export async function deleteExpiredMail(db: Kysely<Tables>, id: string, now: Date) {
  await db.deleteFrom("outgoing_mails").where("id", "=", id).where("expires_at", "<=", now.toISOString()).execute()
}

export async function deleteMail(db: Kysely<Tables>, id: string) {
  await db.deleteFrom("outgoing_mails").where("id", "=", id).execute()
}

/** Deletes a user's unsent mails of one kind. */
export async function deleteMailsOf(db: Kysely<Tables>, userId: string, kind: string) {
  await db.deleteFrom("outgoing_mails").where("user_id", "=", userId).where("kind", "=", kind).execute()
}

/** Reads the kind and time (ISO 8601) of a user's unsent mails, oldest first. */
export async function readPendingMails(db: Kysely<Tables>, userId: string) {
  const mails = db.selectFrom("outgoing_mails").select(["kind", "created_at as createdAt"])
  return mails.where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute()
}

function later(now: Date, ms: number) {
  return new Date(now.getTime() + ms).toISOString()
}
