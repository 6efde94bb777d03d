import { expect, test } from "vitest"
import { kinds } from "#app/screens/privacy/outline.ts"
import type { RowNoun } from "#domain/nouns/nouns.ts"
import { retention } from "#domain/privacy/retention.ts"
import { tablesOfUsers } from "./tables-of-users.ts"
import { describeRules } from "./test-app.ts"

type Kind = (typeof kinds)[number]["id"]

/** The kind of data in the privacy policy that covers each table. A new table gets its line here. */
const kindOf: Record<string, Kind> = {
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
  team_notes: "questions",
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

/** The same for the nouns of the table of rows. */
const kindOfRows: Record<RowNoun, Kind> = {
  journeys: "journey",
  diaryEntries: "diary",
  checkIns: "diary",
  water: "diary",
  weights: "body",
  badges: "diary",
  silence: "silence",
  reminderTimes: "reminders",
  preferences: "journey",
  atHome: "journey",
  shoppingTicks: "journey",
  ownItems: "journey",
  profile: "body",
  household: "body",
  onboarding: "body",
}

/** Tables without personal data. */
const ofNobody: string[] = [
  "jobs",
  "invitations",
  "sync_epochs",
  "push_keys",
  "key_salts",
  "response_times",
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

  test("each of those kinds stands in the policy's overview", () => {
    expect(kinds.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values({ ...kindOf, ...kindOfRows })))
  })
})
