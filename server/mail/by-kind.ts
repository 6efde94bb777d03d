import type { Database } from "../database/open.ts"
import { markWarningDelivered } from "../jobs/idle-warnings.ts"
import { markRequestDelivered } from "../privacy/consent/unconsented.ts"
import { bundleQuestions, markQuestionsMailed, supportMailKind } from "../team/questions/bundle.ts"
import { deleteMail, type PendingMail, setAttempts } from "./data.ts"

export type Identity = { id: string; createdAt: string }

/** Returns the id and moment that the mail is sent under; deletes it and returns undefined when nothing is left to say. */
export async function identifyMail(database: Database, pending: PendingMail): Promise<Identity | undefined> {
  if (pending.kind !== supportMailKind) return { id: pending.id, createdAt: pending.created_at }
  return database.db.transaction().execute(async (transaction) => {
    // This locks the mail: a concurrent question is either among those bundled here, or waits and stores another mail.
    await setAttempts(transaction, pending.id, pending.attempts)
    const identity = await bundleQuestions(transaction, database.type)
    if (!identity) await deleteMail(transaction, pending.id)
    return identity
  })
}

/** Deletes a sent mail and records its delivery where its kind needs that. */
export async function recordSent(database: Database, { kind, id }: PendingMail, identity: Identity, now: Date) {
  await database.db.transaction().execute(async (transaction) => {
    if (kind === supportMailKind) {
      // The row stays for later questions: it is due again a pause after its claim.
      await setAttempts(transaction, id, 0)
      return markQuestionsMailed(transaction, database.type, identity.id, now)
    }
    if (kind === "consent-request") await markRequestDelivered(transaction, id, now)
    if (kind === "idle-warning") await markWarningDelivered(transaction, id, now)
    await deleteMail(transaction, id)
  })
}
