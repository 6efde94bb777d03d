import { randomUUIDv7 } from "node:crypto"
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from "kysely"
import { type ConsentPurpose, consentPurposes } from "#domain/privacy/consent.ts"
import { type ConsentRequest, earliestDeletion } from "#domain/privacy/unconsented.ts"
import type { Tables } from "../../database/tables.ts"
import { storeReceipts, takeVersions } from "../../sync/receipts.ts"
import { hasDataOf, readPurposesWithData } from "./purposes-with-data.ts"
import { forgetAllOf, withdrawConsent } from "./withdraw.ts"

type Row = Selectable<Tables["consent_requests"]>
export type Unconsented = Pick<Selectable<Tables["user"]>, "id" | "full_name" | "email" | "language">
export type Asked = Unconsented & { request: ConsentRequest }

/** Reads the purposes of which a user has data without a consent in force. */
export async function readUnconsented(db: Kysely<Tables>, userId: string): Promise<ConsentPurpose[]> {
  const stored = await readPurposesWithData(db, userId)
  if (stored.length === 0) return []
  const consents = db.selectFrom("consents").select("purpose").where("user_id", "=", userId)
  const given = (await consents.where("withdrawn_at", "is", null).execute()).map(({ purpose }) => purpose)
  return stored.filter((purpose) => !given.includes(purpose))
}

/** Finds a batch of accounts that have data without a consent and have not been asked yet. */
export function findUnasked(db: Kysely<Tables>, limit: number): Promise<Unconsented[]> {
  const user = sql.ref("user.id")
  const isAsked = sql<SqlBool>`exists (select 1 from consent_requests where consent_requests.user_id = ${user})`
  return db
    .selectFrom("user")
    .select(["id", "full_name", "email", "language"])
    .where(({ not }) => not(isAsked))
    .where(({ or }) => or(consentPurposes.map((purpose) => lacksConsent(purpose, user))))
    .limit(limit)
    .execute()
}

function lacksConsent(purpose: ConsentPurpose, user: RawBuilder<unknown>) {
  const given = sql`select 1 from consents where consents.user_id = ${user} and purpose = ${purpose} and withdrawn_at is null`
  return sql<SqlBool>`(not exists (${given}) and ${hasDataOf(purpose, user)})`
}

/** Records that a user is asked for consent, and returns the mail's id; undefined if another process was first. */
export async function noteAsked(transaction: Kysely<Tables>, userId: string, now: Date, hasMail: boolean) {
  const id = randomUUIDv7()
  const nothingYet = { first_delivered_at: null, second_mail: null, second_queued_at: null, second_delivered_at: null }
  const noted = await transaction
    .insertInto("consent_requests")
    .values({ user_id: userId, asked_at: now.toISOString(), first_mail: hasMail ? id : null, ...nothingYet })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst()
  return noted && id
}

/** Records the last notice, and returns the mail's id; undefined if another process was first. */
export async function noteLastNotice(transaction: Kysely<Tables>, userId: string, now: Date, hasMail: boolean) {
  const id = randomUUIDv7()
  const noted = await transaction
    .updateTable("consent_requests")
    .set({ second_mail: hasMail ? id : null, second_queued_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("second_queued_at", "is", null)
    .returning("user_id")
    .executeTakeFirst()
  return noted && id
}

/** Records that the mail of a request for consent was delivered. */
export async function markRequestDelivered(db: Kysely<Tables>, mailId: string, now: Date) {
  const moment = now.toISOString()
  const requests = db.updateTable("consent_requests")
  await requests.set({ first_delivered_at: moment }).where("first_mail", "=", mailId).execute()
  await requests.set({ second_delivered_at: moment }).where("second_mail", "=", mailId).execute()
}

/** Reads a batch of users who have been asked for consent, in the order of their ids. */
export async function findAsked(db: Kysely<Tables>, after: string, limit: number): Promise<Asked[]> {
  const rows = await db
    .selectFrom("consent_requests")
    .innerJoin("user", "user.id", "consent_requests.user_id")
    .selectAll("consent_requests")
    .select(["user.id", "full_name", "email", "language"])
    .where("user.id", ">", after)
    .orderBy("user.id")
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, request: requestOf(row) }))
}

/**
 * Reads the purposes to ask about, and the earliest date of deletion; the date is null until the user has been asked.
 */
export async function readRequest(db: Kysely<Tables>, userId: string, now: Date) {
  const row = await db.selectFrom("consent_requests").selectAll().where("user_id", "=", userId).executeTakeFirst()
  const deletesOn = row ? earliestDeletion(requestOf(row), now).toISOString().slice(0, 10) : null
  return { purposes: await readUnconsented(db, userId), deletesOn }
}

/** Deletes the request to a user whose data all has a consent by now. */
export async function dropRequest(db: Kysely<Tables>, userId: string) {
  await db.deleteFrom("consent_requests").where("user_id", "=", userId).execute()
}

/** Deletes the data that has no consent, and keeps what the user has consented to. */
export async function deleteUnconsented(db: Kysely<Tables>, userId: string, now: Date) {
  return db.transaction().execute(async (transaction) => {
    // Taking a version locks the user, so that her own operations wait for this transaction.
    const version = await takeVersions(transaction, userId, 1)
    if (version === undefined) return []
    const purposes = await readUnconsented(transaction, userId)
    if (purposes.length > 0)
      await storeReceipts(transaction, userId, [{ operationId: randomUUIDv7(), name: "consentWithdrawn", version }])
    const context = { db: transaction, userId, at: now.toISOString(), version, language: undefined }
    for (const purpose of purposes) {
      await withdrawConsent(context, purpose, { withdrawnAt: context.at })
      await forgetAllOf(context, purpose)
    }
    await dropRequest(transaction, userId)
    return purposes
  })
}

function requestOf(row: Row): ConsentRequest {
  return {
    askedAt: row.asked_at,
    firstDeliveredAt: row.first_delivered_at,
    secondQueuedAt: row.second_queued_at,
    secondDeliveredAt: row.second_delivered_at,
  }
}
