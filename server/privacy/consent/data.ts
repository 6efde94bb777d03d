import { type Kysely, sql } from "kysely"
import {
  type Consent,
  type ConsentPurpose,
  consentPurposes,
  consentVersions,
  type SyncedConsent,
} from "#domain/privacy/consent.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { prepared } from "../../database/prepared.ts"
import type { Tables } from "../../database/tables.ts"
import { appError } from "../../errors.ts"
import type { OperationContext } from "../../sync/noun.ts"

const consentsPerDay = 10
/** How many consents to one purpose a user may give, withdrawn ones included: about one a month for eight years. */
export const consentsMost = 100

/** Reads a user's consents with the withdrawn ones, oldest first, or the newest `most`. */
export async function readConsents(db: Kysely<Tables>, userId: string, most?: number) {
  const newest = consentsOf(db, userId).orderBy("given_at", "desc").orderBy("purpose", "desc")
  const rows = await newest.$if(most !== undefined, (query) => query.limit(sql.lit(most ?? 0))).execute()
  return rows.reverse().map((row) => ({
    purpose: row.purpose,
    textVersion: row.text_version,
    language: row.language,
    givenAt: row.given_at,
    withdrawnAt: row.withdrawn_at,
  }))
}

/**
 * Checks a new consent. Throws CONSENT_OUTDATED, or TOO_MANY_ATTEMPTS after ten within 24 hours by the server's clock,
 * or after a hundred in all.
 */
export async function admitConsent(
  { db, userId, at, now }: OperationContext,
  purpose: ConsentPurpose,
  textVersion: number,
) {
  if (textVersion !== consentVersions[purpose]) throw appError("CONSENT_OUTDATED")
  const dayBefore = addDays(now, -1).toISOString()
  const { standing, withdrawnAt, ofDay, inAll } = await ofPurpose(db, userId, purpose)
    .select(({ eb, fn }) => [
      fn.countAll().as("inAll"),
      fn.countAll().filterWhere("stored_at", ">", dayBefore).as("ofDay"),
      fn
        .countAll()
        .filterWhere(eb.and([eb("withdrawn_at", "is", null), eb("text_version", "=", textVersion)]))
        .as("standing"),
      fn.max("withdrawn_at").as("withdrawnAt"),
    ])
    .executeTakeFirstOrThrow()
  if (Number(standing) > 0) return
  if (withdrawnAt !== null && withdrawnAt > at) throw appError("CONSENT_OUTDATED")
  if (Number(ofDay) >= consentsPerDay || Number(inAll) >= consentsMost) throw appError("TOO_MANY_ATTEMPTS")
}

/** Stores a consent. Needs a transaction. */
export async function storeConsent(
  { db, userId, now, version }: OperationContext,
  purpose: string,
  { textVersion, language, givenAt }: Consent,
) {
  const taken = ofPurpose(db, userId, purpose as ConsentPurpose)
    .select("given_at")
    .where("given_at", ">=", givenAt)
  await db
    .insertInto("consents")
    .values({
      user_id: userId,
      purpose: purpose as ConsentPurpose,
      given_at: nextFree(givenAt, await taken.limit(consentsMost).execute()),
      text_version: textVersion,
      language,
      withdrawn_at: null,
      version,
      stored_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function ofPurpose(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose) {
  return db.selectFrom("consents").where("user_id", "=", userId).where("purpose", "=", purpose)
}

/**
 * The key of a consent includes its time, so two with the same time are set a millisecond apart. This happens if a
 * device's clock is ahead, because then all its consents get the server's time.
 */
function nextFree(moment: string, earlier: { given_at: string }[]): string {
  if (!earlier.some(({ given_at }) => given_at === moment)) return moment
  return nextFree(new Date(Date.parse(moment) + 1).toISOString(), earlier)
}

/** Throws CONSENT_REQUIRED unless the user consents to the current text. */
export async function requireConsent(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose) {
  if (!(await hasConsent(db, userId, purpose))) throw appError("CONSENT_REQUIRED")
}

/** Whether a user consents to the current text. */
export async function hasConsent(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  return (await standingConsent(db, { userId, purpose, textVersion: consentVersions[purpose] })).length > 0
}

const standingConsent = prepared(
  (db, { userId, purpose, textVersion }: { userId: string; purpose: string; textVersion: number }) =>
    db
      .selectFrom("consents")
      .select("given_at")
      .where("user_id", "=", userId)
      .where("purpose", "=", purpose as ConsentPurpose)
      .where("withdrawn_at", "is", null)
      .where("text_version", ">=", textVersion),
)

/** Reads for sync the consent in force, or else the last one, of each purpose that has changed. */
export async function readSyncedConsents(
  db: Kysely<Tables>,
  userId: string,
  since: number,
  purposes: readonly ConsentPurpose[] = consentPurposes,
) {
  const newest = consentsOf(db, userId)
    .where("purpose", "in", purposes)
    .orderBy("given_at", "desc")
    .limit(sql.lit(consentsMost * consentPurposes.length))
  const rows = (await newest.execute()).reverse()
  return purposes.flatMap((purpose) => {
    const ofPurpose = rows.filter((row) => row.purpose === purpose)
    // After a clock was set back, a later consent may have an earlier date, so one in force is preferred to the last.
    const newest = ofPurpose.findLast((row) => row.withdrawn_at === null) ?? ofPurpose.at(-1)
    const version = Math.max(0, ...ofPurpose.map((row) => row.version))
    if (!newest || version <= since) return []
    const forgottenVersion = Math.max(0, ...ofPurpose.map((row) => (row.withdrawn_at ? row.version : 0)))
    const row: SyncedConsent = {
      textVersion: newest.text_version,
      language: newest.language,
      givenAt: newest.given_at,
      withdrawnAt: newest.withdrawn_at,
      forgottenVersion,
    }
    return [{ key: purpose, version, row }]
  })
}

function consentsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("consents").selectAll().where("user_id", "=", userId)
}
