import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import { nounsAskedFor } from "#domain/nouns/nouns.ts"
import { type ConsentPurpose, consentPurposes } from "#domain/privacy/consent.ts"
import type { Tables } from "../../database/tables.ts"

/**
 * The tables with data of a purpose, apart from the table `rows`. `server/privacy/consent/purposes.test.ts` checks that
 * operations, devices and withdrawals agree with them.
 */
export const tablesOf: Record<ConsentPurpose, readonly (keyof Tables)[]> = {
  profile: [],
  diary: [],
  questions: ["support_questions"],
  reminders: ["calendar_feeds", "reminder_channels"],
  ratings: ["answer_ratings"],
  visits: [],
  contact: ["contact_codes"],
}

/** Whether data of a user is stored for which the consent to this purpose is asked. */
export function hasDataOf(purpose: ConsentPurpose, user: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const rows = tablesOf[purpose].map(
    (table) => sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.user_id`)} = ${user})`,
  )
  const nouns = sql.join(["", ...nounsAskedFor[purpose]].map(sql.lit))
  const inRows = sql`exists (select 1 from rows where rows.user_id = ${user} and rows.noun in (${nouns}))`
  return sql<SqlBool>`(${sql.join([...rows, inRows], sql` or `)})`
}

/** Reads the purposes of which a user has data, also from before consent was required. */
export async function readPurposesWithData(db: Kysely<Tables>, userId: string): Promise<ConsentPurpose[]> {
  const one = db.selectNoFrom(consentPurposes.map((purpose) => hasDataOf(purpose, sql`${userId}`).as(purpose)))
  const found = await one.executeTakeFirstOrThrow()
  return consentPurposes.filter((purpose) => Boolean(found[purpose]))
}
