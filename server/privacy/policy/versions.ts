import type { Kysely, Selectable } from "kysely"
import { legalVersion, legalVersions } from "#content/legal.ts"
import { noticeDays, type Policy, settlingDays } from "#domain/privacy/policy.ts"
import type { PrivacyDetails } from "#domain/privacy/privacy-details.ts"
import { addDays } from "#domain/privacy/retention.ts"
import type { Tables } from "../../database/tables.ts"

type Version = Selectable<Tables["policy_versions"]>

/**
 * Records a new version if the policy's text or the operator's details have changed. For earlier accounts a new text
 * applies only after the period of notice. While a newer release is being rolled out, a process of this one records
 * nothing.
 */
export async function notePolicy(db: Kysely<Tables>, details: PrivacyDetails, now: Date): Promise<Policy> {
  const versions = await db.selectFrom("policy_versions").selectAll().orderBy("number").execute()
  const last = versions.at(-1)
  const same = versions.findLast((version) => version.text_version === legalVersion.number)
  if (same && (last !== same || same.details === JSON.stringify(details))) return policyOf(same)
  const textVersion = legalVersion.number
  const version: Version = {
    number: (last?.number ?? 0) + 1,
    text_version: textVersion,
    revision: (same?.revision ?? 0) + 1,
    details: JSON.stringify(details),
    published_at: now.toISOString(),
    applies_at: same ? latest(same.applies_at, now) : await appliesAt(db, now),
  }
  if (last && last.text_version > textVersion) return policyOf({ ...version, number: 0 })
  await db
    .insertInto("policy_versions")
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another process may have stored the version first, so it is read again.
  return notePolicy(db, details, now)
}

async function appliesAt(db: Kysely<Tables>, now: Date): Promise<string> {
  const user = await db.selectFrom("user").select("id").limit(1).executeTakeFirst()
  if (!user) return now.toISOString()
  return latest(`${legalVersion.from}T00:00:00.000Z`, addDays(now, noticeDays + settlingDays))
}

/** Reads the newest version; undefined before the first start. */
export async function readNewestVersion(db: Kysely<Tables>): Promise<Version | undefined> {
  return db.selectFrom("policy_versions").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst()
}

/** Turns a stored version into the form that the pages show. */
export function policyOf(version: Version): Policy {
  const { number, revision, text_version, published_at, applies_at } = version
  const dated = legalVersions.find((text) => text.number === text_version)
  return {
    number,
    textVersion: text_version,
    revision,
    publishedOn: revision === 1 && dated ? dated.date : published_at.slice(0, 10),
    appliesOn: applies_at > published_at ? applies_at.slice(0, 10) : null,
    details: JSON.parse(version.details),
  }
}

function latest(moment: string, other: Date): string {
  return moment > other.toISOString() ? moment : other.toISOString()
}
