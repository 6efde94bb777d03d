import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import type { Noun } from "#domain/nouns/noun.ts"
import { nouns, rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import { type DataKind, dataKinds } from "#domain/privacy/data-kinds.ts"
import { retention } from "#domain/privacy/retention.ts"
import { tablesOfUsers } from "./tables-of-users.ts"
import { describeRules } from "./test-app.ts"

/** The kind of data in the privacy policy that covers each table. A new table gets its line here. */
const kindOf: Record<string, DataKind> = {
  user: "account",
  account: "account",
  session: "signIns",
  ended_sessions: "signIns",
  twoFactor: "signIns",
  passkeys: "signIns",
  access_tokens: "apps",
  known_devices: "signIns",
  sign_ups: "account",
  verification: "links",
  address_changes: "links",
  receipts: "journey",
  answer_ratings: "ratings",
  support_questions: "questions",
  team_conversations: "questions",
  team_replies: "questions",
  contact_codes: "questions",
  team_notes: "questions",
  scheduled_replies: "questions",
  team_audit: "questions",
  desk_presence: "questions",
  team_members: "account",
  reminder_channels: "reminders",
  calendar_feeds: "reminders",
  helper_links: "helpers",
  consents: "consents",
  outgoing_mails: "outbox",
  idle_warnings: "account",
  policy_notices: "account",
  consent_requests: "account",
  rate_limits: "attempts",
  asked_questions: "attempts",
}

/** Tables without personal data. */
const ofNobody: string[] = [
  "jobs",
  "invitations",
  "sync_epochs",
  "push_keys",
  "key_salts",
  "response_times",
  "night_words",
  "saved_replies",
  "daily_figures",
  "operator_moments",
  "policy_versions",
]

describeRules("policy", (createTestApp) => {
  test("the privacy policy tells of every table that holds something of a mother", async () => {
    const app = await createTestApp()
    const all = (await app.db.introspection.getTables()).map(({ name }) => name)
    expect(all.filter((name) => !ofNobody.includes(name) && !kindOf[name] && name !== "rows")).toEqual([])
    const hers = (await tablesOfUsers(app.database)).map(({ name }) => name)
    expect(hers.length).toBeGreaterThanOrEqual(9)
    expect(all).toEqual(expect.arrayContaining(hers))
    expect(hers.filter((name) => ofNobody.includes(name))).toEqual([])
  })

  test("a session ends when the policy says", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    const session = await app.db.selectFrom("session").select(["createdAt", "expiresAt"]).executeTakeFirstOrThrow()
    const lastsMs = new Date(session.expiresAt).getTime() - new Date(session.createdAt).getTime()
    expect(Math.round(lastsMs / (24 * 60 * 60 * 1000))).toBe(retention.sessionDays)
  })

  test("what needs a consent is told of among what is kept with one", () => {
    const basisOf = Object.fromEntries(dataKinds.map(({ id, basis }) => [id, basis]))
    const withConsent = Object.values(nouns).filter((noun) => "purpose" in noun)
    expect(withConsent.map(({ kind }) => basisOf[kind])).toEqual(withConsent.map(() => "basisConsent"))
  })

  test.each(languages)("the policy in %s says how long of a deleted row its place is kept", (language) => {
    const path = join(import.meta.dirname, `../../content/locales/${language}/privacy.json`)
    const policy: Record<string, string> = JSON.parse(readFileSync(path, "utf8"))
    const expiring = rowNouns.flatMap((noun) => {
      const { deletedFor } = rowOf<Noun>(noun)
      return deletedFor ? [{ period: policy[`${nouns[noun].kind}Period`], deletedFor }] : []
    })
    expect(expiring.length).toBeGreaterThan(0)
    for (const { period, deletedFor } of expiring) expect(period).toContain(`{$${deletedFor}}`)
  })
})
