import { markRequestDelivered } from "../consent/unconsented.ts"
import type { Database } from "../database/open.ts"
import { markWarningDelivered } from "../jobs/idle-warnings.ts"
import { bundleQuestions, markQuestionsMailed, supportMailKind } from "../support/bundle.ts"
import { deleteMail, type PendingMail, setAttempts } from "./data.ts"

/** A mail's Message-ID and date, which are the same if it is sent twice. */
export type Identity = { id: string; createdAt: string }

/** The identity under which a pending mail is sent; undefined, and the mail is deleted, when there is nothing left to say. */
export async function identifyMail(database: Database, pending: PendingMail): Promise<Identity | undefined> {
  if (pending.kind !== supportMailKind) return { id: pending.id, createdAt: pending.created_at }
  return database.db.transaction().execute(async (transaction) => {
    // A concurrent question is either seen here, or finds the mail deleted and stores another.
    await setAttempts(transaction, pending.id, pending.attempts)
    const identity = await bundleQuestions(transaction, database.type)
    if (!identity) await deleteMail(transaction, pending.id)
    return identity
  })
}

/** Records that a mail was sent, where its kind needs that, and deletes it. */
export async function recordSent(database: Database, { kind, id }: PendingMail, identity: Identity, now: Date) {
  await database.db.transaction().execute(async (transaction) => {
    if (kind === supportMailKind) {
      // It stays until it is due again, a pause after it was claimed; questions asked until then wait for that.
      await setAttempts(transaction, id, 0)
      return markQuestionsMailed(transaction, database.type, identity.id, now)
    }
    if (kind === "consent-request") await markRequestDelivered(transaction, id, now)
    if (kind === "idle-warning") await markWarningDelivered(transaction, id, now)
    await deleteMail(transaction, id)
  })
}
