import type { Kysely, Selectable, SqlBool } from "kysely"
import { sql } from "kysely"
import { daysConsentVersion, versionLabel } from "#domain/privacy/policy.ts"
import type { Tables } from "../../database/tables.ts"
import { policyOf, readNewestVersion } from "./versions.ts"

type Version = Selectable<Tables["policy_versions"]>

/** Reads the notice of a new policy for a user; null if nothing in it is new to her. */
export async function readNotice(db: Kysely<Tables>, userId: string) {
  const version = await readNewestVersion(db)
  if (!version) return null
  const user = await usersFromBefore(db, version)
    .where("user.id", "=", userId)
    .select("terms_version")
    .executeTakeFirst()
  const notice = await noticeOf(db, userId, version.number).executeTakeFirst()
  if (!user || notice?.closed_at) return null
  const policy = policyOf(version)
  return {
    number: version.number,
    version: versionLabel(policy),
    appliesOn: policy.appliesOn,
    hasNewText: (user.terms_version ?? 0) < version.text_version,
    asksForDays: (user.terms_version ?? 0) < daysConsentVersion,
  }
}

/**
 * Records that a user closed a notice or agreed to it. An agreement raises the version of the terms that her account
 * has.
 */
export async function answerNotice(
  db: Kysely<Tables>,
  userId: string,
  { number, agrees }: { number: number; agrees: boolean },
  now: Date,
) {
  const moment = now.toISOString()
  const answer = { closed_at: moment, ...(agrees && { agreed_at: moment }) }
  await db.transaction().execute(async (transaction) => {
    const versions = transaction.selectFrom("policy_versions").selectAll()
    const version = await versions.where("number", "=", number).executeTakeFirst()
    if (!version) return
    await transaction
      .insertInto("policy_notices")
      .values({ user_id: userId, number, mailed_at: null, agreed_at: null, ...answer })
      .onConflict((conflict) => conflict.columns(["user_id", "number"]).doUpdateSet(answer))
      .execute()
    if (!agrees) return
    await transaction
      .updateTable("user")
      .set({ terms_version: version.text_version })
      .where("id", "=", userId)
      .where(({ eb, or }) => or([eb("terms_version", "is", null), eb("terms_version", "<", version.text_version)]))
      .execute()
  })
}

function usersFromBefore(db: Kysely<Tables>, { text_version, revision, published_at }: Version) {
  return db
    .selectFrom("user")
    .where(({ eb, or }) =>
      or([
        eb("user.terms_version", "is", null),
        eb("user.terms_version", "<", text_version),
        ...(revision > 1 ? [eb("user.createdAt", "<", published_at)] : []),
      ]),
    )
}

/** Finds accounts that have neither been mailed about a version nor closed its notice. */
export function findUntold(db: Kysely<Tables>, version: Version, limit: number) {
  const isTold = sql<SqlBool>`exists (
    select 1 from policy_notices where policy_notices.user_id = ${sql.ref("user.id")} and number = ${version.number})`
  return usersFromBefore(db, version)
    .where(({ not }) => not(isTold))
    .select(["user.id", "full_name", "email", "language", "terms_version"])
    .orderBy("user.id")
    .limit(limit)
    .execute()
}

/** Records that a user is mailed about a version; returns false if another process was first. */
export async function noteMailed(transaction: Kysely<Tables>, userId: string, number: number, now: Date) {
  const noted = await transaction
    .insertInto("policy_notices")
    .values({ user_id: userId, number, mailed_at: now.toISOString(), closed_at: null, agreed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("number")
    .executeTakeFirst()
  return noted !== undefined
}

/** Reads the versions about which a user was notified, when, and what she answered. */
export async function readNotices(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom("policy_notices")
    .innerJoin("policy_versions", "policy_versions.number", "policy_notices.number")
    .select([
      "text_version as textVersion",
      "revision",
      "mailed_at as mailedAt",
      "closed_at as closedAt",
      "agreed_at as agreedAt",
    ])
    .where("user_id", "=", userId)
    .orderBy("policy_notices.number")
    .execute()
}

function noticeOf(db: Kysely<Tables>, userId: string, number: number) {
  return db.selectFrom("policy_notices").select("closed_at").where("user_id", "=", userId).where("number", "=", number)
}
