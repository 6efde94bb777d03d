import type { Kysely } from "kysely"
import { type Consent, type ConsentPurpose, consentVersions } from "#domain/consent.ts"
import { addDays } from "#domain/retention.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"

/** Each consent that she gives anew is a row, kept as proof; whoever changes her mind does so less often. */
const consentsPerDay = 10

/** Everything that she has agreed to and taken back, oldest first. */
export async function readConsents(db: Kysely<Tables>, userId: string) {
  const rows = await consentsOf(db, userId).orderBy("given_at").orderBy("purpose").execute()
  return rows.map((row) => ({
    purpose: row.purpose,
    textVersion: row.text_version,
    language: row.language,
    givenAt: row.given_at,
    withdrawnAt: row.withdrawn_at,
  }))
}

/**
 * Records that she agrees, once however often it is sent. False when it no longer stands: the sentence is another by now,
 * or she has withdrawn since. Throws TOO_MANY_ATTEMPTS after ten in 24 hours. To be called in a transaction.
 */
export async function giveConsent(
  transaction: Kysely<Tables>,
  userId: string,
  purpose: ConsentPurpose,
  { textVersion, language, givenAt }: Consent,
): Promise<boolean> {
  if (textVersion !== consentVersions[purpose]) return false
  const earlier = await consentsOf(transaction, userId).where("purpose", "=", purpose).execute()
  if (earlier.some((row) => row.withdrawn_at === null && row.text_version === textVersion)) return true
  if (earlier.some((row) => row.withdrawn_at !== null && row.withdrawn_at >= givenAt)) return false
  // Each one was given after the withdrawal of the one before, which the server's own clock has dated.
  const dayBefore = addDays(new Date(givenAt), -1).toISOString()
  if (earlier.filter((row) => row.given_at > dayBefore).length >= consentsPerDay) throw appError("TOO_MANY_ATTEMPTS")
  await transaction
    .insertInto("consents")
    .values({ user_id: userId, purpose, given_at: givenAt, text_version: textVersion, language, withdrawn_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/**
 * Writes what needs her consent. Throws CONSENT_REQUIRED, and writes nothing, while she has not agreed to the sentence as it
 * is now. A withdrawal waits for the write, and deletes it with the rest.
 */
export async function withConsent<Result>(
  db: Kysely<Tables>,
  userId: string,
  purpose: ConsentPurpose,
  write: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    // Changes nothing, but a withdrawal that comes meanwhile waits for what is written here.
    const agreed = await transaction
      .updateTable("consents")
      .set({ purpose })
      .where("user_id", "=", userId)
      .where("purpose", "=", purpose)
      .where("withdrawn_at", "is", null)
      .where("text_version", ">=", consentVersions[purpose])
      .returning("given_at")
      .executeTakeFirst()
    if (!agreed) throw appError("CONSENT_REQUIRED")
    return write(transaction)
  })
}

function consentsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("consents").selectAll().where("user_id", "=", userId)
}
