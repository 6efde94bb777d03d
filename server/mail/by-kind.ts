import type { Database } from "../database/open.ts"
import { markWarningDelivered } from "../jobs/idle-warnings.ts"
import { markRequestDelivered } from "../privacy/consent/unconsented.ts"
import { bundleQuestions, markQuestionsMailed, supportMailKind } from "../team/questions/bundle.ts"
import { deleteMail, type PendingMail, setAttempts } from "./data.ts"

export type Identity = { id: string; createdAt: string }

/**
 * Returns the id and time under which a mail is sent. If nothing is left to say, deletes the mail and returns
 * undefined.
 */
export async function identifyMail(database: Database, pending: PendingMail): Promise<Identity | undefined> {
  if (pending.kind !== supportMailKind) return { id: pending.id, createdAt: pending.created_at }
  return database.db.transaction().execute(async (transaction) => {
    // Setting the attempts locks the mail's row. A question asked at the same moment is either reported in this mail,
    // or waits for the lock and then stores another mail.
    await setAttempts(transaction, pending.id, pending.attempts)
    const identity = await bundleQuestions(transaction, database.type)
    if (!identity) await deleteMail(transaction, pending.id)
    return identity
  })
}

/** Deletes a mail that was sent, and records its delivery where the kind of mail needs that. */
export async function recordSent(database: Database, { kind, id }: PendingMail, identity: Identity, now: Date) {
  await database.db.transaction().execute(async (transaction) => {
    if (kind === supportMailKind) {
      // The row stays, because a question may have been asked since, for which the mail is sent again. It is due again
      // after the pause that its claim has set.
      await setAttempts(transaction, id, 0)
      return markQuestionsMailed(transaction, database.type, identity.id, now)
    }
    if (kind === "consent-request") await markRequestDelivered(transaction, id, now)
    if (kind === "idle-warning") await markWarningDelivered(transaction, id, now)
    await deleteMail(transaction, id)
  })
}
