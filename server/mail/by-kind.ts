import type { Database } from "../database/open.ts"
import { markWarningDelivered } from "../jobs/idle-warnings.ts"
import { bundleQuestions, markQuestionsMailed, supportMailKind } from "../support/bundle.ts"
import { deleteMail, setAttempts, type WaitingMail } from "./data.ts"

/** What a mail is known by outside, by its Message-ID and its date: sent twice, it has both again. */
export type Identity = { id: string; createdAt: string }

/** Under which identity a waiting mail is sent; none when there is nothing left to tell, and then it waits no longer. */
export async function identifyMail(database: Database, waiting: WaitingMail): Promise<Identity | undefined> {
  if (waiting.kind !== supportMailKind) return { id: waiting.id, createdAt: waiting.created_at }
  return database.db.transaction().execute(async (transaction) => {
    // Whoever asks at this moment either is seen here, or finds the mail gone and keeps another.
    await setAttempts(transaction, waiting.id, waiting.attempts)
    const identity = await bundleQuestions(transaction, database.type)
    if (!identity) await deleteMail(transaction, waiting.id)
    return identity
  })
}

/** Notes that a mail has gone out, where somebody asks for it, and lets go of it. */
export async function noteSent(database: Database, { kind, id }: WaitingMail, identity: Identity, now: Date) {
  await database.db.transaction().execute(async (transaction) => {
    if (kind === supportMailKind) {
      // It stays until it is due again, a pause after it was claimed: what is asked until then waits for that.
      await setAttempts(transaction, id, 0)
      return markQuestionsMailed(transaction, database.type, identity.id, now)
    }
    if (kind === "idle-warning") await markWarningDelivered(transaction, id, now)
    await deleteMail(transaction, id)
  })
}
