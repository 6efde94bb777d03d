import type { Kysely, Selectable } from "kysely"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"

export type WaitingMail = Selectable<Tables["outgoing_mails"]>
type NewMail = Pick<WaitingMail, "id" | "user_id" | "kind" | "content">

/** The longest pause between two tries, and how long a mail is whose who claimed it: no try takes as long. */
export const longestPauseMs = 5 * 60_000
const minuteMs = 60_000

/** Keeps a mail that is due at once. One that waits already under this id takes its content and its time, and is due as it was. */
export async function keepMail(db: Kysely<Tables>, mail: NewMail, usefulMinutes: number, now: Date) {
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

/**
 * Takes one mail that is due, for this caller alone: it counts as tried and is due again after the longest pause, so
 * that one whose process dies is tried by another.
 */
export async function claimMail({ db, type }: Database, now: Date): Promise<WaitingMail | undefined> {
  const due = db
    .selectFrom("outgoing_mails")
    .select("id")
    // No pause is twice the longest: a mail that seems to wait so long was put off before the clock was put back.
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

export async function putOff(db: Kysely<Tables>, id: string, now: Date, pauseMs: number) {
  const put = db.updateTable("outgoing_mails").set({ due_at: later(now, pauseMs) })
  await put.where("id", "=", id).execute()
}

/** Says how often a mail has been tried. In a transaction, whoever keeps it anew waits for that. */
export async function setAttempts(db: Kysely<Tables>, id: string, attempts: number) {
  await db.updateTable("outgoing_mails").set({ attempts }).where("id", "=", id).execute()
}

/** Deletes a mail that is of no use any more, unless it has been kept anew meanwhile. */
export async function deleteUseless(db: Kysely<Tables>, id: string, now: Date) {
  await db.deleteFrom("outgoing_mails").where("id", "=", id).where("expires_at", "<=", now.toISOString()).execute()
}

/** A mail holds what nobody needs once it is sent or of no use. */
export async function deleteMail(db: Kysely<Tables>, id: string) {
  await db.deleteFrom("outgoing_mails").where("id", "=", id).execute()
}

/** Which mails to her have not been sent yet. */
export async function readWaitingMails(db: Kysely<Tables>, userId: string) {
  const mails = db.selectFrom("outgoing_mails").select(["kind", "created_at as createdAt"])
  return mails.where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute()
}

function later(now: Date, ms: number) {
  return new Date(now.getTime() + ms).toISOString()
}
